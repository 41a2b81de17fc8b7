import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '@rotadas/servers/settings/environment';
import { z } from 'zod';

export function runForOutput(command: string, ...args: string[]): string {
  return execFileSync(command, args, {
    cwd: rootDir,
    encoding: 'utf8',
    stdio: 'pipe',
    maxBuffer: 64 * 1024 * 1024,
  }).trimEnd();
}

export function trackedFiles(ending: string): string[] {
  return runForOutput('git', 'ls-files', `:(glob)**/${ending}`).split('\n');
}

export function readText(path: string): string {
  return readFileSync(join(rootDir, path), 'utf8');
}

/** Keeps the file's order of fields; the schema would put known ones first. */
export function readJson<Content>(path: string, schema: z.ZodType<Content>): Content {
  const content: unknown = JSON.parse(readText(path));
  assertIs(schema, content);
  return content;
}

function assertIs<Content>(schema: z.ZodType<Content>, content: unknown): asserts content is Content {
  schema.parse(content);
}

export function readVersion(): string {
  return readJson('package.json', z.object({ version: z.string() })).version;
}
