import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { waitUntil } from '@rotadas/servers/processes/wait-until';
import { testFolder } from '@rotadas/test-kit/test-folder';
import { compile, watchAndCompile } from './recompile.ts';

const at = testFolder('recompile');
const source = (name: string) => at('src', name);
const compiled = (name: string) => readFile(at('dist', name), 'utf8');

beforeEach(() => mkdir(at('src/deep'), { recursive: true }));

it('emits the type metadata that Nest needs for injection', async () => {
  await writeFile(
    source('deep/service.ts'),
    `import { Injectable } from '@nestjs/common';
     import { Store } from './store.js';
     @Injectable() export class Service { constructor(private readonly store: Store) {} }`,
  );
  await compile(at(), source('deep/service.ts'));
  const code = await compiled('deep/service.js');
  expect(code).toContain('design:paramtypes');
  expect(code).toMatch(/import \{ Store \} from ['"]\.\/store\.js['"]/);
});

it('does not write an unchanged file', async () => {
  await writeFile(source('limit.ts'), 'export const LIMIT = 5;');
  await compile(at(), source('limit.ts'));
  const before = await stat(at('dist/limit.js'));
  await writeFile(source('limit.ts'), 'export const LIMIT = 5;');
  await compile(at(), source('limit.ts'));
  expect((await stat(at('dist/limit.js'))).mtimeMs).toBe(before.mtimeMs);
});

it('removes the output of a deleted source, and keeps the output of an invalid one', async () => {
  await writeFile(source('limit.ts'), 'export const LIMIT = 5;');
  await compile(at(), source('limit.ts'));
  await writeFile(source('limit.ts'), 'export const LIMIT = ;');
  await expect(compile(at(), source('limit.ts'))).rejects.toThrow();
  expect(await compiled('limit.js')).toContain('LIMIT = 5');
  await rm(source('limit.ts'));
  await compile(at(), source('limit.ts'));
  await expect(compiled('limit.js')).rejects.toThrow('ENOENT');
});

it('watches the sources until it is stopped, and logs errors', async () => {
  const lines: string[] = [];
  const end = watchAndCompile(at(), (line) => lines.push(line));
  try {
    await writeFile(source('limit.ts'), 'export const LIMIT = 7;');
    await until(async () => expect(await compiled('limit.js')).toContain('LIMIT = 7'));
    await writeFile(source('limit.ts'), 'export const LIMIT = ;');
    await until(async () => expect(lines.join('\n')).toContain('limit.ts'));
    await writeFile(source('limit.spec.ts'), 'export {};');
    await writeFile(source('other.ts'), 'export {};');
    await until(async () => expect(await compiled('other.js')).not.toBe(''));
    await expect(compiled('limit.spec.js')).rejects.toThrow('ENOENT');
  } finally {
    end();
  }
});

function until(check: () => Promise<void>): Promise<void> {
  return waitUntil(check, { what: 'The output', timeoutMs: 30_000 });
}
