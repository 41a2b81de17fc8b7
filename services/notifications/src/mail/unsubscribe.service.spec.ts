import { Test } from '@nestjs/testing';
import { DEFAULT_CHOICES } from '@rotadas/contracts/notifications/notification-choices';
import { InMemoryChoicesStore } from '../../test/support/in-memory-choices-store.js';
import { ChoicesStore } from '../choices/store/choices.store.js';
import { NOTIFICATIONS_ENV } from '../env.js';
import { unsubscribeToken } from './domain/unsubscribe-token.js';
import { UnsubscribeService } from './unsubscribe.service.js';

const SECRET = 'a secret of the operator, 32 long';
const INVALID = { code: 'unsubscribe-token-invalid', status: 400 };
const TOKEN = unsubscribeToken({ userId: 7, kind: 'route-matched' }, SECRET);

describe('UnsubscribeService', () => {
  const create = async (secret?: string) => {
    const choices = new InMemoryChoicesStore();
    const module = await Test.createTestingModule({
      providers: [
        UnsubscribeService,
        { provide: NOTIFICATIONS_ENV, useValue: { UNSUBSCRIBE_SECRET: secret } },
        { provide: ChoicesStore, useValue: choices },
      ],
    }).compile();
    return { service: module.get(UnsubscribeService), choices };
  };

  it('stops the mails of one kind, however often a token is used', async () => {
    const { service, choices } = await create(SECRET);
    expect(await service.unsubscribe(TOKEN)).toEqual({ kind: 'route-matched' });
    expect(await service.unsubscribe(TOKEN)).toEqual({ kind: 'route-matched' });
    const { channels } = await choices.get(7);
    expect(channels).toEqual({
      ...DEFAULT_CHOICES.channels,
      'route-matched': { inbox: true, push: true, mail: false },
    });
  });

  it('refuses a token with a wrong signature, and changes nothing', async () => {
    const { service, choices } = await create(SECRET);
    await expect(service.unsubscribe(TOKEN.replace(/^7/, '8'))).rejects.toMatchObject(INVALID);
    expect(await choices.get(8)).toEqual(DEFAULT_CHOICES);
  });

  it('refuses every token without a secret', async () => {
    const { service } = await create();
    await expect(service.unsubscribe(TOKEN)).rejects.toMatchObject(INVALID);
  });
});
