import { type CallAnswers, checkName, checkPath, toSlice, withImport, withMember } from './slice.ts';

const ANSWERS: CallAnswers = {
  area: 'users',
  into: 'new',
  name: 'renameVehicle',
  method: 'PATCH',
  path: '/api/users/{id}/vehicles/{vehicle}',
  access: 'signed-in',
  takesInput: 'yes',
  web: 'no',
  summary: 'Renames a user\'s "vehicle"',
};

it('throws for an invalid name or path', () => {
  expect(() => toSlice({ ...ANSWERS, name: 'Rename' })).toThrow('camel case');
  expect(() => toSlice({ ...ANSWERS, path: '/vehicles' })).toThrow('such as /api/users');
});

it('has the tag of the area, except for the calls of the admin pages', () => {
  expect(toSlice(ANSWERS).tag).toBe('users');
  expect(toSlice({ ...ANSWERS, path: '/api/admin/vehicles' }).tag).toBe('admin');
});

it('accepts the names and paths of calls, and explains what is wrong with others', () => {
  expect([checkName('renameVehicle'), checkPath('/api/users/{id}/rename')]).toEqual([true, true]);
  for (const name of ['rename-vehicle', 'RenameVehicle', '']) expect(checkName(name)).toMatch(/camel case/);
  for (const path of ['/users', '/api/', 'api/users', '/api/users/:id', '/api/Users'])
    expect(checkPath(path)).toMatch(/such as/);
});

describe('insertions into a module', () => {
  it('add an import after the others, even multi-line ones, and only once', () => {
    const source = "import { a } from './a.js';\nimport {\n  b,\n} from './b.js';\n\nconst c = 1;\n";
    const imported = withImport(source, "import { d } from './d.js';\n");
    expect(imported).toBe(
      "import { a } from './a.js';\nimport {\n  b,\n} from './b.js';\nimport { d } from './d.js';\n\nconst c = 1;\n",
    );
    expect(withImport(imported, "import { a } from './a.js';\n")).toBe(imported);
  });

  it('add a member at the end of the named block', () => {
    const source = 'class C {\n  d = 1;\n}\n\nfunction e() {\n  f();\n}\n';
    const changed = withMember(source, 'class C', '\n  e = 2;', '\n}\n');
    expect(changed).toBe(source.replace('d = 1;', 'd = 1;\n  e = 2;'));
    expect(() => withMember(source, 'class D', 'b', '\n}\n')).toThrow('"class D" … "\\n}\\n" was not found');
  });
});
