import { type CallAnswers, checkName, checkPath, toSlice, withImport, withMember } from './slice.ts';

const ANSWERS: CallAnswers = {
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
    expect(toSlice(ANSWERS)).toMatchObject({
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
    const slice = toSlice({ ...ANSWERS, takesInput: 'no' });
    expect(slice).toMatchObject({ hasInput: false, hasBody: false, fact: 'userId', isBare: false });
    const bare = toSlice({ ...ANSWERS, takesInput: 'no', access: 'public', path: '/api/vehicles' });
    expect(bare).toMatchObject({ fact: undefined, isBare: true });
  });

  it('throws for an invalid name or path', () => {
    expect(() => toSlice({ ...ANSWERS, name: 'Rename' })).toThrow('camel case');
    expect(() => toSlice({ ...ANSWERS, path: '/vehicles' })).toThrow('such as /api/users');
  });

  it('has a query for a method without a body, and the address limit for a public call', () => {
    const slice = toSlice({ ...ANSWERS, method: 'GET', access: 'public' });
    expect(slice).toMatchObject({
      part: 'query',
      input: 'RenameVehicleQuery',
      limit: 'address',
      isQuery: true,
    });
    expect(toSlice({ ...ANSWERS, method: 'DELETE' })).toMatchObject({ part: 'query', isQuery: false });
  });
});

it('accepts the names and paths of calls, and explains what is wrong with others', () => {
  expect([checkName('renameVehicle'), checkPath('/api/users/{id}/rename')]).toEqual([true, true]);
  for (const name of ['rename-vehicle', 'RenameVehicle', '']) expect(checkName(name)).toMatch(/camel case/);
  for (const path of ['/users', '/api/', 'api/users', '/api/users/:id', '/api/Users'])
    expect(checkPath(path)).toMatch(/such as/);
});

describe('insertions into a module', () => {
  it('add an import after the others, even multi-line ones', () => {
    const source = "import { a } from './a.js';\nimport {\n  b,\n} from './b.js';\n\nconst c = 1;\n";
    expect(withImport(source, "import { d } from './d.js';\n")).toBe(
      "import { a } from './a.js';\nimport {\n  b,\n} from './b.js';\nimport { d } from './d.js';\n\nconst c = 1;\n",
    );
    expect(withImport('const c = 1;\n', "import './d.js';\n")).toBe("import './d.js';\nconst c = 1;\n");
  });

  it('add a member after the others', () => {
    const source = 'const a = {\n  b: 1,\n};\n\nexport class C {\n  d = 1;\n}\n';
    expect(withMember(source, '\n  e = 2;', '\n}\n')).toBe(source.replace('d = 1;', 'd = 1;\n  e = 2;'));
    expect(() => withMember('let a;', 'b', '\n}\n')).toThrow('"\\n}\\n" was not found');
  });
});
