import { createECDH } from 'node:crypto';
import { stat, writeFile } from 'node:fs/promises';
import { testFolder } from '@rotadas/test-kit/test-folder';
import { ownKeys } from './own-keys.ts';

describe('ownKeys', () => {
  const at = testFolder('keys');

  it('creates a key pair once, readable by its owner only', async () => {
    const keys = await ownKeys(at());
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(keys.VAPID_PRIVATE_KEY, 'base64url');
    expect(pair.getPublicKey('base64url')).toBe(keys.VAPID_PUBLIC_KEY);
    expect(Buffer.from(keys.VAPID_PRIVATE_KEY, 'base64url')).toHaveLength(32);
    expect((await stat(at('notification-keys.json'))).mode & 0o777).toBe(0o600);
    expect(await ownKeys(at())).toEqual(keys);
  });

  it('never replaces an unreadable file', async () => {
    await writeFile(at('notification-keys.json'), '{');
    await expect(ownKeys(at())).rejects.toThrow();
  });
});
