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

describe('what follows from what is said of a call', () => {
  it('is its names, the parameters of its path and where its input stands', () => {
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

  it('is neither query nor body for a call without input', () => {
    const slice = toSlice({ ...SAID, takesInput: 'no' });
    expect(slice).toMatchObject({ hasInput: false, hasBody: false, fact: 'userId', isBare: false });
    const bare = toSlice({ ...SAID, takesInput: 'no', access: 'public', path: '/api/vehicles' });
    expect(bare).toMatchObject({ fact: undefined, isBare: true });
  });

  it('is nothing where name or path are none', () => {
    expect(() => toSlice({ ...SAID, name: 'Rename' })).toThrow('camel case');
    expect(() => toSlice({ ...SAID, path: '/vehicles' })).toThrow('such as /api/users');
  });

  it('is a query for a method without a body, and the limit of an address for everybody', () => {
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

it('takes names and paths as the calls have them, and says what is wrong with others', () => {
  expect([checkName('renameVehicle'), checkPath('/api/users/{id}/rename')]).toEqual([true, true]);
  for (const name of ['rename-vehicle', 'RenameVehicle', '']) expect(checkName(name)).toMatch(/camel case/);
  for (const path of ['/users', '/api/', 'api/users', '/api/users/:id', '/api/Users'])
    expect(checkPath(path)).toMatch(/such as/);
});
