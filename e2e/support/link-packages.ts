import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { rootDir } from '@rotadas/servers/settings/folders';

/**
 * Gives a clone the packages that are installed here, by links to the same files, and what Nx
 * remembers of builds. To unpack and to build them anew takes more processor time than any test,
 * and `npm test` on a clean clone has just done both by the same functions. What the launcher has
 * fetched is left out.
 */
export async function linkPackages(clone: string): Promise<void> {
  for (const folder of globSync(['node_modules', '*/*/node_modules', '{web,e2e}/node_modules'], {
    cwd: rootDir,
  }))
    execFileSync('cp', ['-al', join(rootDir, folder), join(clone, folder)]);
  await cp(join(rootDir, '.nx'), join(clone, '.nx'), { recursive: true });
  await rm(join(clone, 'node_modules/.cache'), { recursive: true, force: true });
}
