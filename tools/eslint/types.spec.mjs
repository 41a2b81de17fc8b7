import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import ts from 'typescript';

const ROOT = resolve(import.meta.dirname, '../..');
const { scripts } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));

/** A violation of each rule. */
const CASES = {
  'no-floating-promises': "import { load } from './other.ts';\nload();\n",
  'await-thenable': "import { count } from './other.ts';\nawait count();\n",
  'only-throw-error': "import { count } from './other.ts';\nthrow count();\n",
  'switch-exhaustiveness-check': "import { kind } from './other.ts';\nswitch (kind()) {\n  case 'a':\n}\n",
};

const OTHER = [
  'export const load = async () => 1;',
  'export const count = () => 1;',
  "export const kind = (): 'a' | 'b' => 'a';",
];

const WITHOUT_NEED = '// oxlint-disable-next-line typescript/await-thenable\nexport const a = 1;\n';

describe('the rules that need types', () => {
  let root;
  let faults;
  const faultsOf = (file) => faults.filter(({ filename }) => filename === file);

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'rotadas-oxlint-'));
    await copyFile(join(ROOT, '.oxlintrc.json'), join(root, '.oxlintrc.json'));
    const compilerOptions = { types: [], noEmit: true, allowImportingTsExtensions: true };
    const tsconfig = { extends: join(ROOT, 'tsconfig.base.json'), compilerOptions };
    const files = {
      'package.json': '{ "type": "module" }',
      'tsconfig.json': JSON.stringify(tsconfig),
      'other.ts': OTHER.join('\n'),
      'without-need.ts': WITHOUT_NEED,
    };
    for (const [rule, bad] of Object.entries(CASES))
      Object.assign(files, { [`${rule}.ts`]: bad, [`${rule}.tsx`]: bad });
    for (const [file, text] of Object.entries(files)) await writeFile(join(root, file), text);
    faults = await lint(root);
  });
  afterAll(() => rm(root, { recursive: true }));

  it.each(Object.keys(CASES))('%s', (rule) => {
    const fault = expect.objectContaining({ code: `typescript(${rule})`, severity: 'error' });
    expect(faultsOf(`${rule}.ts`)).toEqual([fault]);
    expect(faultsOf(`${rule}.tsx`)).toEqual([fault]);
  });

  it('reject a comment that disables a rule without a violation', () => {
    expect(faultsOf('without-need.ts')).toHaveLength(1);
  });

  it('are part of `npm run lint`', () => {
    expect(scripts.lint).toMatch(/^\(?oxlint && /);
  });

  // A file outside every tsconfig.json would be linted with other compiler options.
  it('use a tsconfig.json of the workspace for every file', async () => {
    const linted = lines(await run('oxlint --debug=files .'));
    const configs = ts.sys.readDirectory(ROOT, ['.json'], ['**/node_modules'], ['**/tsconfig.json']);
    const known = new Set(configs.flatMap(filesOf));
    const ofNone = linted.filter((file) => /\.tsx?$/.test(file) && !known.has(resolve(ROOT, file)));
    expect(ofNone.map((file) => relative(ROOT, resolve(ROOT, file)))).toEqual([]);
  });
});

async function lint(cwd) {
  const report = await run('oxlint --format json', cwd).catch(({ stdout }) => stdout);
  return JSON.parse(report).diagnostics;
}

async function run(command, cwd = ROOT) {
  const bin = join(ROOT, 'node_modules/.bin');
  const { stdout } = await promisify(execFile)('sh', ['-c', `PATH="${bin}:$PATH"; ${command}`], {
    cwd,
    maxBuffer: 10_000_000, // bytes
  });
  return stdout;
}

function filesOf(config) {
  const { config: settings } = ts.readConfigFile(config, ts.sys.readFile);
  return ts.parseJsonConfigFileContent(settings, ts.sys, dirname(config)).fileNames;
}

function lines(text) {
  return text.split('\n').filter((line) => line !== '');
}
