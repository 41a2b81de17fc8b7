import { Test } from '@nestjs/testing';
import { DEFAULT_CHOICES } from '@rotadas/contracts/notifications/notification-choices';
import { InMemoryChoicesStore } from '../../test/support/in-memory-choices-store.js';
import { ChoicesStore } from '../choices/store/choices.store.js';
import { unsubscribeToken } from './domain/unsubscribe-token.js';
import { MAIL_SETTINGS, type MailSettings } from './mail-sender.service.js';
import { UnsubscribeService } from './unsubscribe.service.js';

const SETTINGS: MailSettings = {
  smtpUrl: 'smtp://127.0.0.1:1',
  from: 'Rotadaş <rotadas@rotadas.example>',
  publicUrl: 'https://rotadas.example',
  unsubscribeSecret: 'a secret of the operator, 32 long',
};
const INVALID = { code: 'unsubscribe-token-invalid', status: 400 };
const TOKEN = unsubscribeToken({ userId: 7, kind: 'route-matched' }, SETTINGS.unsubscribeSecret);

describe('UnsubscribeService', () => {
  const create = async (settings: MailSettings | null) => {
    const choices = new InMemoryChoicesStore();
    const module = await Test.createTestingModule({
      providers: [
        UnsubscribeService,
        { provide: MAIL_SETTINGS, useValue: settings },
        { provide: ChoicesStore, useValue: choices },
      ],
    }).compile();
    return { service: module.get(UnsubscribeService), choices };
  };

  it('ends the mails of one kind, however often a token is used', async () => {
    const { service, choices } = await create(SETTINGS);
    expect(await service.unsubscribe(TOKEN)).toEqual({ kind: 'route-matched' });
    expect(await service.unsubscribe(TOKEN)).toEqual({ kind: 'route-matched' });
    const { channels } = await choices.of(7);
    expect(channels).toEqual({
      ...DEFAULT_CHOICES.channels,
      'route-matched': { inbox: true, push: true, mail: false },
    });
  });

  it('refuses a token with a wrong signature, and changes nothing', async () => {
    const { service, choices } = await create(SETTINGS);
    await expect(service.unsubscribe(TOKEN.replace(/^7/, '8'))).rejects.toMatchObject(INVALID);
    expect(await choices.of(8)).toEqual(DEFAULT_CHOICES);
  });

  it('refuses every token without a mail server', async () => {
    const { service } = await create(null);
    await expect(service.unsubscribe(TOKEN)).rejects.toMatchObject(INVALID);
  });
});
