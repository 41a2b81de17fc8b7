import { createECDH } from 'node:crypto';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ownKeys } from './own-keys.ts';

describe('ownKeys', () => {
  let folder: string;
  beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'own-keys-'))));
  afterEach(() => rm(folder, { recursive: true }));

  it('creates keys once, readable by their owner only', async () => {
    const keys = await ownKeys(folder);
    expect(await ownKeys(folder)).toEqual(keys);
    expect((await stat(join(folder, 'notification-keys.json'))).mode & 0o777).toBe(0o600);
  });

  it('creates a key pair', async () => {
    const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY } = await ownKeys(folder);
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(VAPID_PRIVATE_KEY, 'base64url');
    expect(pair.getPublicKey('base64url')).toBe(VAPID_PUBLIC_KEY);
    expect(Buffer.from(VAPID_PRIVATE_KEY, 'base64url')).toHaveLength(32);
  });

  it('never replaces an unreadable file', async () => {
    await writeFile(join(folder, 'notification-keys.json'), '{');
    await expect(ownKeys(folder)).rejects.toThrow();
  });
});
