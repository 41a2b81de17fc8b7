import { withImport, withMember } from './insert.ts';

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
