import { jest } from '@jest/globals';
import { HOUR_MS, PROVIDER_ID, REQUESTER_ID } from '../../test/support/an-agreement.js';
import { useAgreementsInMemory } from '../../test/support/agreements-in-memory.js';
import { AgreementCounts } from '../agreements/agreement-counts.js';
import { MessagesService } from './messages.service.js';

describe('MessagesService', () => {
  const service = useAgreementsInMemory();
  beforeEach(() => jest.useFakeTimers({ advanceTimers: 1 }));
  afterEach(() => jest.useRealTimers());

  const send = (id: number, text = 'Merhaba', userId = REQUESTER_ID) =>
    service.get(MessagesService).send(userId, id, { text });
  const limitReached = (retryAfter?: number) => ({ code: 'message-limit-reached', retryAfter });

  it('sends thirty messages of a side in an hour, and more when the oldest is an hour old', async () => {
    jest.useFakeTimers();
    const { id } = service.add({ state: 'accepted', acceptedAt: Date.now() - HOUR_MS });
    await send(id);
    jest.advanceTimersByTime(HOUR_MS / 2);
    for (let sent = 1; sent < 30; sent += 1) await send(id);
    jest.advanceTimersByTime(500);
    await expect(send(id)).rejects.toMatchObject(limitReached(1_800));
    await send(id, 'Merhaba', PROVIDER_ID);
    jest.advanceTimersByTime(HOUR_MS / 2 - 500);
    expect(await send(id)).toMatchObject({ fromUserId: REQUESTER_ID });
    await expect(send(id)).rejects.toMatchObject(limitReached(1_800));
  });

  it('stores a repeated message once, also if no other could be sent', async () => {
    const agreement = service.add({ state: 'accepted', acceptedAt: Date.now() });
    const repeat = () =>
      service.get(MessagesService).send(REQUESTER_ID, agreement.id, { text: 'Merhaba', key: 'a-key' });
    const first = await repeat();
    expect(await repeat()).toEqual(first);
    const stored = await service.agreements.find(agreement.id);
    service.agreements.set({ ...agreement, ...stored, state: 'declined', acceptedAt: null, endedAt: 1 });
    expect(await repeat()).toEqual(first);
    expect(await unread(agreement.id)).toBe(1);
    const { value } = (await service.get(AgreementCounts).messages.get()).values[0] ?? {};
    expect(value).toBe(1);
  });

  const read = (id: number, upTo: number) => service.get(MessagesService).read(PROVIDER_ID, id, upTo);
  const unread = async (id: number) => (await service.agreements.find(id))?.unread.provider;

  it('keeps a message unread that is sent while others are marked as read', async () => {
    const { id } = service.add({ state: 'accepted', acceptedAt: Date.now() });
    const first = await send(id);
    service.agreements.beforeRead = async () => {
      service.agreements.beforeRead = () => undefined;
      await send(id);
    };
    await read(id, first.id);
    expect(await unread(id)).toBe(1);
  });

  it('marks no message as read that is sent later, whatever the client names', async () => {
    const { id } = service.add({ state: 'accepted', acceptedAt: Date.now() });
    await read(id, 1_000);
    const first = await send(id);
    await read(id, 1_000_000);
    expect(await unread(id)).toBe(0);
    await send(id);
    expect(await unread(id)).toBe(1);
    expect((await service.agreements.find(id))?.readUpTo.provider).toBe(first.id);
  });

  it('marks a message as read that was stored after a newer one', async () => {
    const unread = { requester: 0, provider: 1 };
    const { id } = service.add({ unread, readUpTo: { requester: null, provider: 5 } });
    await read(id, 5);
    expect(await service.agreements.find(id)).toMatchObject({
      unread: { provider: 0 },
      readUpTo: { provider: 5 },
    });
  });

  it('clears the count of messages that were erased', async () => {
    const { id } = service.add({ unread: { requester: 0, provider: 3 } });
    await read(id, 5);
    expect(await unread(id)).toBe(0);
    const { readByOther } = await service.get(MessagesService).list(REQUESTER_ID, id, { limit: 5 });
    expect(readByOther).toBeNull();
  });

  it.each([
    ['that has ended', { state: 'done', endedAt: Date.now() }],
    ['that is still open', { state: 'accepted' }],
  ] as const)('closes an agreement %s to both sides of a block', async (_what, known) => {
    const { id } = service.add({ acceptedAt: Date.now(), ...known });
    await send(id);
    service.blocks.set(REQUESTER_ID, [PROVIDER_ID]);
    for (const userId of [REQUESTER_ID, PROVIDER_ID])
      await expect(send(id, 'Merhaba', userId)).rejects.toMatchObject({ code: 'messages-closed' });
  });

  it('closes with a request that was never accepted', async () => {
    const { id } = service.add({ state: 'declined', endedAt: Date.now() });
    await expect(send(id)).rejects.toMatchObject({ code: 'messages-closed' });
  });

  it('does not count messages before the acceptance after it', async () => {
    const agreement = service.add();
    for (let sent = 0; sent < 10; sent += 1) await send(agreement.id, '0532 444 55 66');
    await expect(send(agreement.id)).rejects.toMatchObject(limitReached());
    jest.setSystemTime(Date.now() + 1);
    service.agreements.set({ ...agreement, state: 'accepted', acceptedAt: Date.now() });
    expect(await send(agreement.id, '0532 444 55 66')).toMatchObject({ text: '0532 444 55 66' });
    const page = await service.get(MessagesService).list(PROVIDER_ID, agreement.id, { limit: 50 });
    expect(page.items.filter(({ text }) => text === '•••')).toHaveLength(10);
  });
});
