import { type CallAnswers, checkName, checkPath, toSlice } from './slice.ts';

const SAID: CallAnswers = {
  area: 'users',
  name: 'renameVehicle',
  method: 'PATCH',
  path: '/api/users/{id}/vehicles/{vehicle}',
  access: 'signed-in',
  takesInput: 'yes',
  feature: 'profile',
  summary: 'Renames a user\'s "vehicle"',
};

describe('toSlice', () => {
  it('derives names, path parameters and the place of the input', () => {
    expect(toSlice(SAID)).toMatchObject({
      kebab: 'rename-vehicle',
      quotedSummary: '"Renames a user\'s \\"vehicle\\""',
      pascal: 'RenameVehicle',
      params: ['id', 'vehicle'],
      part: 'body',
      input: 'RenameVehicleInput',
      limit: 'user',
      isQuery: false,
    });
  });

  it('has neither query nor body for a call without input', () => {
    const slice = toSlice({ ...SAID, takesInput: 'no' });
    expect(slice).toMatchObject({ hasInput: false, hasBody: false, fact: 'userId', isBare: false });
    const bare = toSlice({ ...SAID, takesInput: 'no', access: 'public', path: '/api/vehicles' });
    expect(bare).toMatchObject({ fact: undefined, isBare: true });
  });

  it('throws for an invalid name or path', () => {
    expect(() => toSlice({ ...SAID, name: 'Rename' })).toThrow('camel case');
    expect(() => toSlice({ ...SAID, path: '/vehicles' })).toThrow('such as /api/users');
  });

  it('has a query for a method without a body, and the address limit for a public call', () => {
    const slice = toSlice({ ...SAID, method: 'GET', access: 'public' });
    expect(slice).toMatchObject({
      part: 'query',
      input: 'RenameVehicleQuery',
      limit: 'address',
      isQuery: true,
    });
    expect(toSlice({ ...SAID, method: 'DELETE' })).toMatchObject({ part: 'query', isQuery: false });
  });
});

it('accepts the names and paths of calls, and explains what is wrong with others', () => {
  expect([checkName('renameVehicle'), checkPath('/api/users/{id}/rename')]).toEqual([true, true]);
  for (const name of ['rename-vehicle', 'RenameVehicle', '']) expect(checkName(name)).toMatch(/camel case/);
  for (const path of ['/users', '/api/', 'api/users', '/api/users/:id', '/api/Users'])
    expect(checkPath(path)).toMatch(/such as/);
});
