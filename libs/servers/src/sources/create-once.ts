import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { withLock } from '../processes/with-lock.mjs';

/**
 * Creates a file or folder of the cache once, even if several processes need it. `create` works in
 * a temporary folder and resolves to the path in it that becomes `target`.
 */
export async function createOnce(target: string, create: (work: string) => Promise<string>): Promise<void> {
  if (existsSync(target)) return;
  await withLock(`${target}.lock`, async () => {
    if (existsSync(target)) return;
    await mkdir(dirname(target), { recursive: true });
    const work = await mkdtemp(`${target}-`);
    try {
      await rename(await create(work), target);
    } finally {
      await rm(work, { recursive: true, force: true });
    }
  });
}
