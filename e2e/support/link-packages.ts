import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { rootDir } from '@rotadas/servers/settings/environment';

/** Hard-links packages and Nx's cache into a clone: an installation takes longer than any test. */
export async function linkPackages(clone: string): Promise<void> {
  for (const folder of globSync(['node_modules', '*/*/node_modules', '{web,e2e}/node_modules'], {
    cwd: rootDir,
  }))
    execFileSync('cp', ['-al', join(rootDir, folder), join(clone, folder)]);
  await cp(join(rootDir, '.nx'), join(clone, '.nx'), { recursive: true });
  await rm(join(clone, 'node_modules/.cache'), { recursive: true, force: true });
}
