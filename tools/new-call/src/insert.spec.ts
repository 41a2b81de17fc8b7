import { withImport, withMember } from './insert.ts';

describe('what is put into a module', () => {
  it('is an import after the others, however many lines they take', () => {
    const source = "import { a } from './a.js';\nimport {\n  b,\n} from './b.js';\n\nconst c = 1;\n";
    expect(withImport(source, "import { d } from './d.js';\n")).toBe(
      "import { a } from './a.js';\nimport {\n  b,\n} from './b.js';\nimport { d } from './d.js';\n\nconst c = 1;\n",
    );
    expect(withImport('const c = 1;\n', "import './d.js';\n")).toBe("import './d.js';\nconst c = 1;\n");
  });

  it('is a member behind the others', () => {
    const source = 'const a = {\n  b: 1,\n};\n\nexport class C {\n  d = 1;\n}\n';
    expect(withMember(source, '\n  e = 2;', '\n}\n')).toBe(source.replace('d = 1;', 'd = 1;\n  e = 2;'));
    expect(() => withMember('let a;', 'b', '\n}\n')).toThrow('there is no "\\n}\\n" to put it before');
  });
});
