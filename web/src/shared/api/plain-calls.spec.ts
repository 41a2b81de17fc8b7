import { fileURLToPath } from 'node:url';
import { findStrippedProperty, plainModule } from '../../../build/plain-calls.js';

it('keeps only method, path and access of each call in the bundle', async () => {
  const file = fileURLToPath(import.meta.resolve('@rotadas/contracts/queues/queues.calls'));
  expect(await plainModule(file)).toBe(
    'export const queuesCalls = {' +
      '"beginSession":{"method":"POST","path":"/api/admin/session","access":"admin"},' +
      '"endSession":{"method":"DELETE","path":"/api/admin/session","access":"admin"}};\n',
  );
});

it('finds other properties of a call that a module reads', () => {
  expect(findStrippedProperty('fetch(usersCalls.me.path, { method: usersCalls.me.method })')).toBeUndefined();
  expect(findStrippedProperty('parse(usersCalls.me.answers[200].body)')).toBe('usersCalls.me.answers');
  expect(findStrippedProperty('parse(usersCalls.get.params)')).toBe('usersCalls.get.params');
  expect(findStrippedProperty('const { method, path } = usersCalls.me;')).toBeUndefined();
  expect(findStrippedProperty('const { path, params: p } = usersCalls.get;')).toBe('usersCalls.get.params');
});
