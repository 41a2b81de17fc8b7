import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { waitUntil } from '@rotadas/servers/processes/wait-until';
import { compile, watchAndCompile } from './recompile.ts';
import { type TemporaryFolder, temporaryFolder } from '@rotadas/servers/leftovers/temporary-folder';

let own: TemporaryFolder;

let folder: string;
const source = (name: string) => join(folder, 'src', name);
const compiled = (name: string) => readFile(join(folder, 'dist', name), 'utf8');

beforeEach(async () => {
  own = await temporaryFolder('recompile');
  folder = own.path;
  await mkdir(join(folder, 'src/deep'), { recursive: true });
});
afterEach(() => own.remove());

it('emits the type metadata that Nest needs for injection', async () => {
  await writeFile(
    source('deep/service.ts'),
    `import { Injectable } from '@nestjs/common';
     import { Store } from './store.js';
     @Injectable() export class Service { constructor(private readonly store: Store) {} }`,
  );
  await compile(folder, source('deep/service.ts'));
  const code = await compiled('deep/service.js');
  expect(code).toContain('design:paramtypes');
  expect(code).toMatch(/import \{ Store \} from ['"]\.\/store\.js['"]/);
});

it('does not write an unchanged file', async () => {
  await writeFile(source('limit.ts'), 'export const LIMIT = 5;');
  await compile(folder, source('limit.ts'));
  const before = await stat(join(folder, 'dist/limit.js'));
  await writeFile(source('limit.ts'), 'export const LIMIT = 5;');
  await compile(folder, source('limit.ts'));
  expect((await stat(join(folder, 'dist/limit.js'))).mtimeMs).toBe(before.mtimeMs);
});

it('removes the output of a deleted source, and keeps the output of an invalid one', async () => {
  await writeFile(source('limit.ts'), 'export const LIMIT = 5;');
  await compile(folder, source('limit.ts'));
  await writeFile(source('limit.ts'), 'export const LIMIT = ;');
  await expect(compile(folder, source('limit.ts'))).rejects.toThrow();
  expect(await compiled('limit.js')).toContain('LIMIT = 5');
  await rm(source('limit.ts'));
  await compile(folder, source('limit.ts'));
  await expect(compiled('limit.js')).rejects.toThrow('ENOENT');
});

it('watches the sources until it is stopped, and logs errors', async () => {
  const lines: string[] = [];
  const end = watchAndCompile(folder, (line) => lines.push(line));
  try {
    await writeFile(source('limit.ts'), 'export const LIMIT = 7;');
    await until(async () => (await compiled('limit.js')).includes('LIMIT = 7'));
    await writeFile(source('limit.ts'), 'export const LIMIT = ;');
    await until(() => lines.length > 0);
    expect(lines.join('\n')).toContain('limit.ts');
    await writeFile(source('limit.spec.ts'), 'export {};');
    await writeFile(source('other.ts'), 'export {};');
    await until(async () => (await compiled('other.js')).length > 0);
    await expect(compiled('limit.spec.js')).rejects.toThrow('ENOENT');
  } finally {
    end();
  }
});

function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const check = async () => {
    if (!(await holds())) throw new Error('not yet');
  };
  return waitUntil(check, { what: 'What was awaited', timeoutMs: 30_000 });
}
