import { randomUUID } from 'node:crypto';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { IdSequence } from '@rotadas/service-kit/mongodb/id-sequence';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb-connection';
import { withCollection } from '@rotadas/test-kit/connections';
import { databaseName } from '@rotadas/test-kit/require-env';
import type { AgreementsService } from '../src/agreements/agreements.service.js';
import { sideOf, type StoredAgreement } from '../src/agreements/domain/stored-agreement.js';
import type { PeopleService } from '../src/agreements/people.service.js';
import { AgreementStore } from '../src/agreements/store/agreement.store.js';
import { messageLimit } from '../src/messages/domain/message-limits.js';
import { MessagesService } from '../src/messages/messages.service.js';
import { MessageStore } from '../src/messages/store/message.store.js';
import { RatingsService } from '../src/ratings/ratings.service.js';
import { RatingStore } from '../src/ratings/store/rating.store.js';
import { anAgreement, HOUR_MS, MINUTE_MS } from './support/an-agreement.js';

const uri = databaseName('agreements');
const mongodb = new MongodbConnection(uri);
const ids = new IdSequence(mongodb);
const store = new AgreementStore(mongodb, ids);
const outbox = { wake: () => undefined } as never;
const people = {
  listHidden: async () => [],
  find: async (userIds: readonly number[]) => new Map(userIds.map((id) => [id, {}])),
} as unknown as PeopleService;
const counts = { messages: { inc: () => undefined } } as never;
const agreements = {
  async require(userId: number, id: number) {
    const agreement = await store.find(id);
    const side = agreement && sideOf(agreement, userId);
    if (!side) throw new DomainError('agreement-unknown');
    return { agreement, side };
  },
} as AgreementsService;
const messageStore = new MessageStore(mongodb, ids);
const messages = new MessagesService(agreements, store, messageStore, outbox, counts, people);
const ratings = new RatingsService(agreements, new RatingStore(mongodb), people, outbox);

let lastUser = 1_000;
let [requesterId, providerId] = [0, 0];
beforeAll(() => mongodb.onModuleInit());
beforeEach(() => void ([requesterId, providerId] = [(lastUser += 1), (lastUser += 1)]));
afterAll(() => mongodb.onApplicationShutdown());

async function add(known: Partial<StoredAgreement> = {}): Promise<number> {
  const agreement = anAgreement({ requesterId, providerId, ...known });
  return (await store.add(agreement, { open: 5, perDay: 20 })).id;
}
const accepted = () => add({ state: 'accepted', acceptedAt: Date.now() - MINUTE_MS });
const done = (endedAt = Date.now()) => add({ state: 'done', acceptedAt: endedAt - HOUR_MS, endedAt });
const events = (id: number) =>
  withCollection(uri, 'agreements', async (all) => {
    const found = await all.findOne({ _id: id as never });
    return (found?.['outbox'] as { subject: string; payload: unknown }[]).map(({ subject, payload }) => [
      subject.split('.').at(-1),
      payload,
    ]);
  });
const send = (id: number, text: string, from = requesterId) => messages.send(from, id, { text });
const page = { limit: 50 };

describe('messages', () => {
  it('reach the other side, which reads them', async () => {
    const id = await accepted();
    const sent = await send(id, 'Otogardayım, 0532 444 55 66');
    expect(sent).toMatchObject({
      agreementId: id,
      fromUserId: requesterId,
      text: 'Otogardayım, 0532 444 55 66',
    });
    expect((await store.find(id))?.unread).toEqual({ requester: 0, provider: 1 });
    expect(await events(id)).toContainEqual([
      'message-sent',
      expect.objectContaining({ messageId: sent.id }),
    ]);
    await messages.read(providerId, id, sent.id);
    expect((await store.find(id))?.unread).toEqual({ requester: 0, provider: 0 });
    expect(await messages.list(requesterId, id, page)).toEqual({
      items: [sent],
      next: null,
      readByOther: sent.id,
    });
  });

  it('hide contacts before the acceptance', async () => {
    const id = await add();
    expect((await send(id, 'Ara: 0532 444 55 66')).text).toBe('Ara: •••');
  });

  it('are limited to ten a side before the acceptance, also concurrent ones', async () => {
    const id = await add();
    const results = await Promise.allSettled(Array.from({ length: 13 }, () => send(id, 'Merhaba')));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect((await store.find(id))?.unread.provider).toBe(10);
    await send(id, 'Merhaba', providerId);
  });

  it('are stored once per key of a side, also at once and at the limit', async () => {
    const id = await add();
    const [key, other] = [randomUUID(), randomUUID()];
    const repeat = (from = requesterId) => messages.send(from, id, { text: 'Merhaba', key });
    const [sent, ...repeats] = await Promise.all([repeat(), repeat(), repeat()]);
    expect(repeats).toEqual([sent, sent]);
    expect(sent).not.toHaveProperty('key');
    for (let count = 1; count < 10; count += 1) await send(id, 'Merhaba');
    expect(await repeat()).toEqual(sent);
    await expect(messages.send(requesterId, id, { text: 'Merhaba', key: other })).rejects.toMatchObject({
      code: 'message-limit-reached',
      retryAfter: undefined,
    });
    expect((await repeat(providerId)).fromUserId).toBe(providerId);
    expect((await store.find(id))?.unread).toEqual({ requester: 1, provider: 10 });
    expect((await events(id)).filter(([kind]) => kind === 'message-sent')).toHaveLength(11);
  });

  it('are limited to thirty an hour after it, until the oldest of them is an hour old', async () => {
    const id = await accepted();
    const at = Date.now();
    const minutesAgo = [60, 45, ...Array.from({ length: 29 }, (_, index) => index)];
    const sent = { agreementId: id, fromUserId: requesterId, text: 'Merhaba' };
    await withCollection(uri, 'messages', (all) => {
      const documents = minutesAgo.map((minutes, index) => ({
        ...sent,
        _id: id * 1_000_000 + index,
        at: new Date(at - minutes * MINUTE_MS),
      }));
      return all.insertMany(documents as never[]);
    });
    const limit = messageLimit({ acceptedAt: at - 2 * HOUR_MS }, at);
    await expect(messageStore.add({ ...sent, at }, limit, () => Promise.resolve())).rejects.toMatchObject({
      code: 'message-limit-reached',
      retryAfter: 900,
    });
  });

  it('are closed a week after the end, and to others', async () => {
    const id = await done(Date.now() - 8 * 24 * HOUR_MS);
    await expect(send(id, 'Merhaba')).rejects.toMatchObject({ code: 'messages-closed' });
    await expect(send(id, 'Merhaba', 1)).rejects.toMatchObject({ code: 'agreement-unknown' });
    await expect(messages.list(1, id, page)).rejects.toMatchObject({ code: 'agreement-unknown' });
  });

  it('are listed page by page, newest first', async () => {
    const id = await accepted();
    const ids: number[] = [];
    for (const text of ['a', 'b', 'c']) ids.push((await send(id, text)).id);
    const first = await messages.list(providerId, id, { limit: 2 });
    expect(first.items.map(({ text }) => text)).toEqual(['c', 'b']);
    const second = await messages.list(providerId, id, { limit: 2, before: first.next ?? 0 });
    expect([second.items.map(({ text }) => text), second.next]).toEqual([['a'], null]);
  });
});

describe('the evidence of an agreement', () => {
  it('has the terms, events and newest messages, and an older one that is named', async () => {
    const id = await accepted();
    const from = Date.now() - 2 * HOUR_MS;
    const older = { agreementId: id, fromUserId: providerId, text: 'Eski', at: new Date(from) };
    const added = await withCollection(uri, 'messages', (all) => {
      const texts = Array.from({ length: 51 }, (_, index) => ({ ...older, _id: id * 1_000_000 + index }));
      return all.insertMany(texts as never[]);
    });
    const first = Number(added.insertedIds[0]);
    const newest = Array.from({ length: 50 }, (_, index) => first + 1 + index);
    const { agreement, events: changes, messages: found } = await messages.collectEvidence(requesterId, id);
    expect(agreement).toMatchObject({ id, requesterId, providerId, state: 'accepted' });
    expect(agreement).not.toHaveProperty('unread');
    expect(changes).toMatchObject([{ actor: 'requester', from: null, to: 'requested' }]);
    expect(found.map((message) => message.id)).toEqual(newest);
    const named = await messages.collectEvidence(requesterId, id, first);
    expect(named.messages.map((message) => message.id)).toEqual([first, ...newest]);
    const elsewhere = await messages.collectEvidence(requesterId, id, first - 1);
    expect(elsewhere.messages).toEqual(found);
  });

  it('is for its sides only', async () => {
    const id = await accepted();
    await expect(messages.collectEvidence(1, id)).rejects.toMatchObject({ code: 'agreement-unknown' });
  });
});

describe('ratings', () => {
  const rate = (id: number, from: number, rating: number) =>
    ratings.rate(from, id, { rating, comment: null });

  it('become visible when both sides have rated', async () => {
    const id = await done();
    await rate(id, requesterId, 4);
    expect(await ratings.list(providerId, 10)).toEqual([]);
    expect(await ratings.get(requesterId, id)).toMatchObject([{ rating: 4 }]);
    expect(await ratings.get(providerId, id)).toEqual([]);
    await rate(id, providerId, 5);
    expect(await ratings.get(providerId, id)).toMatchObject([{ rating: 4 }, { rating: 5 }]);
    expect(await ratings.list(providerId, 10)).toMatchObject([{ rating: 4, fromUserId: requesterId }]);
    const rated = (await events(id)).filter(([kind]) => kind === 'rated').map(([, payload]) => payload);
    expect(rated).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ userId: providerId, rating: 4, ratings: 1 }),
        expect.objectContaining({ userId: requesterId, rating: 5, ratings: 1 }),
      ]),
    );
  });

  it('become visible together when both sides rate at once', async () => {
    const id = await done();
    await Promise.all([rate(id, requesterId, 4), rate(id, providerId, 5)]);
    expect([await ratings.list(providerId, 10), await ratings.list(requesterId, 10)]).toMatchObject([
      [{ rating: 4 }],
      [{ rating: 5 }],
    ]);
  });

  it('of a user in two agreements at once both count in the mean', async () => {
    const others = [1, 2, 3, 4].map(() => (lastUser += 1));
    const trips = await Promise.all(
      others.map((other) => add({ requesterId: other, state: 'done', endedAt: Date.now() })),
    );
    for (const [at, id] of trips.entries()) await rate(id, others[at] ?? 0, at + 2);
    await Promise.all(trips.map((id) => rate(id, providerId, 5)));
    const means = (await Promise.all(trips.map(events))).flat().flatMap(([, payload]) => {
      const {
        userId,
        rating,
        ratings: count,
      } = payload as { userId: number; rating: number; ratings: number };
      return userId === providerId ? [[count, rating]] : [];
    });
    expect(means.map(([count]) => count).sort()).toEqual([1, 2, 3, 4]);
    expect(means).toContainEqual([4, 3.5]);
  });

  it('of one side become visible when the time to rate is over', async () => {
    const id = await done();
    await rate(id, requesterId, 3);
    const isDue = async (days: number) =>
      (await store.findDue('revealAt', Date.now() + days * 24 * HOUR_MS, 500)).includes(id);
    expect([await isDue(13), await isDue(15)]).toEqual([false, true]);
    await ratings.showDue(id);
    expect(await ratings.list(providerId, 10)).toMatchObject([{ rating: 3 }]);
    expect(await isDue(15)).toBe(false);
  });

  it('are given once, also concurrently', async () => {
    const id = await done();
    const results = await Promise.allSettled([1, 2, 3].map((rating) => rate(id, requesterId, rating)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(rate(id, requesterId, 5)).rejects.toMatchObject({ code: 'rating-closed' });
  });

  it.each(['requested', 'accepted', 'expired', 'declined', 'lapsed'] as const)(
    'are not possible for an agreement that is %s',
    async (state) => {
      const id = await add({ state, endedAt: Date.now() });
      await expect(rate(id, requesterId, 5)).rejects.toMatchObject({ code: 'rating-closed' });
    },
  );
});
