import { jest } from '@jest/globals';
import { Test } from '@nestjs/testing';
import { NotificationSettingsStore } from '../settings/store/notification-settings.store.js';
import { NOTIFICATIONS_ENV } from '../env.js';
import { signToken, UNSUBSCRIBE } from '../tokens/signed-token.js';
import { UsersClient } from '../users/users-client.js';
import { UnsubscribeService } from './unsubscribe.service.js';

const SECRET = 'a secret of the operator, 32 long';
const TOKEN = signToken(UNSUBSCRIBE, [7, 'route-matched'], SECRET);

const disableMail = jest.fn();
const findAddress = jest.fn(async (): Promise<string | null> => 'ece@rotadas.example');

async function createService(secret: string | undefined) {
  const module = await Test.createTestingModule({
    providers: [
      UnsubscribeService,
      { provide: NOTIFICATIONS_ENV, useValue: { UNSUBSCRIBE_SECRET: secret } },
      { provide: NotificationSettingsStore, useValue: { disableMail } },
      { provide: UsersClient, useValue: { findAddress } },
    ],
  }).compile();
  return module.get(UnsubscribeService);
}

describe('UnsubscribeService', () => {
  beforeEach(() => disableMail.mockClear());

  it.each([
    ['with a wrong signature', TOKEN.replace(/^7/, '8'), SECRET],
    ['if no secret is configured', TOKEN, undefined],
  ])('rejects a token %s, and changes nothing', async (_what, token, secret) => {
    const service = await createService(secret);
    const invalid = { code: 'unsubscribe-token-invalid', status: 400 };
    await expect(service.unsubscribe(token)).rejects.toMatchObject(invalid);
    expect(disableMail).not.toHaveBeenCalled();
  });

  it('stores nothing about an erased user', async () => {
    findAddress.mockResolvedValueOnce(null);
    const service = await createService(SECRET);
    expect(await service.unsubscribe(TOKEN)).toEqual({ kind: 'route-matched' });
    expect(disableMail).not.toHaveBeenCalled();
  });
});
