import { fileURLToPath } from 'node:url';
import { plainModule } from '../../../build/plain-calls.js';

it('keeps only method, path and access of each call in the bundle', async () => {
  const file = fileURLToPath(import.meta.resolve('@rotadas/contracts/queues/queues.calls'));
  expect(await plainModule(file)).toBe(
    'export const queuesCalls = {' +
      '"beginSession":{"method":"POST","path":"/api/admin/session","access":"admin"},' +
      '"endSession":{"method":"DELETE","path":"/api/admin/session","access":"admin"}};\n',
  );
});
