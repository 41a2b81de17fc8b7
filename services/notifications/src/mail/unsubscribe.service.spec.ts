import { jest } from '@jest/globals';
import { Test } from '@nestjs/testing';
import { NotificationSettingsStore } from '../settings/store/notification-settings.store.js';
import { NOTIFICATIONS_ENV } from '../env.js';
import { signToken, UNSUBSCRIBE } from '../tokens/signed-token.js';
import { UnsubscribeService } from './unsubscribe.service.js';

const SECRET = 'a secret of the operator, 32 long';
const TOKEN = signToken(UNSUBSCRIBE, [7, 'route-matched'], SECRET);

it.each([
  ['with a wrong signature', TOKEN.replace(/^7/, '8'), SECRET],
  ['if no secret is configured', TOKEN, undefined],
])('UnsubscribeService rejects a token %s, and changes nothing', async (_what, token, secret) => {
  const disableMail = jest.fn();
  const module = await Test.createTestingModule({
    providers: [
      UnsubscribeService,
      { provide: NOTIFICATIONS_ENV, useValue: { UNSUBSCRIBE_SECRET: secret } },
      { provide: NotificationSettingsStore, useValue: { disableMail } },
    ],
  }).compile();
  const invalid = { code: 'unsubscribe-token-invalid', status: 400 };
  await expect(module.get(UnsubscribeService).unsubscribe(token)).rejects.toMatchObject(invalid);
  expect(disableMail).not.toHaveBeenCalled();
});
