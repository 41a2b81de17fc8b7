import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { emulatorForBlock } from '../../test/support/stand-in-emulator.js';
import { GatewayEnv } from '../env.js';
import { FirebaseUserDirectory } from './firebase-user-directory.js';

describe('FirebaseUserDirectory', () => {
  const emulator = emulatorForBlock();

  const directory = (settings: object = { FIREBASE_AUTH_EMULATOR_HOST: emulator().host }) =>
    new FirebaseUserDirectory(
      GatewayEnv.parse({ NODE_ENV: 'test', FIREBASE_PROJECT_ID: 'directory-test', ...settings }),
    );

  it('looks up accounts in batches of 100, and omits deleted and disabled ones', async () => {
    emulator().rejections.set('uid-7', 'USER_DISABLED');
    const uids = Array.from({ length: 150 }, (_, index) => `uid-${index}`);
    const before = emulator().lookUps();
    const active = await directory().findActive([...uids, 'deleted']);
    expect([...active].toSorted()).toEqual(uids.filter((uid) => uid !== 'uid-7').toSorted());
    expect(emulator().lookUps() - before).toBe(2);
  });

  it('ends sessions, and only logs a failure', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
    await directory().revokeRefreshTokens('uid-8');
    expect(emulator().revoked).toEqual(['uid-8']);
    expect(warn).not.toHaveBeenCalled();
    emulator().rejections.set('uid-9', 'USER_NOT_FOUND');
    await directory().revokeRefreshTokens('uid-9');
    await directory({}).revokeRefreshTokens('uid-9');
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });

  it.each([
    ['production', [[expect.stringContaining('GOOGLE_APPLICATION_CREDENTIALS')]]],
    ['development', []],
  ])('warns at the start without a service account in production only (%s)', (nodeEnv, warnings) => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
    const env = { ...GatewayEnv.parse({}), NODE_ENV: nodeEnv };
    new FirebaseUserDirectory(env).onApplicationBootstrap();
    expect(warn.mock.calls).toEqual(warnings);
    warn.mockRestore();
  });

  it('is available with a service account or the emulator only', async () => {
    expect(directory().isAvailable).toBe(true);
    expect(directory({}).isAvailable).toBe(false);
    await expect(directory({}).findActive(['uid-1'])).rejects.toThrow('service account');
  });
});
