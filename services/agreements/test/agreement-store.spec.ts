import { RETENTION_DAYS } from '@rotadas/contracts/personal-data/retention';
import { PersonalDataStore } from '@rotadas/service-kit/personal-data/personal-data.store';
import { IdSequence } from '@rotadas/service-kit/mongodb/id-sequence';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb-connection';
import { databaseName } from '@rotadas/test-kit/require-env';
import { withCollection } from '@rotadas/test-kit/connections';
import type { StoredAgreement } from '../src/agreements/domain/stored-agreement.js';
import { type Act, transition } from '../src/agreements/domain/transition.js';
import { AgreementStore } from '../src/agreements/store/agreement.store.js';
import { NoticeStore } from '../src/agreements/store/notice.store.js';
import { anAgreement, HOUR_MS, MINUTE_MS, NOW } from './support/an-agreement.js';

const LIMITS = { open: 5, perDay: 20 };

describe('AgreementStore', () => {
  const uri = databaseName('agreements');
  const mongodb = new MongodbConnection(uri);
  const agreements = new AgreementStore(mongodb, new IdSequence(mongodb));
  const notices = new NoticeStore(mongodb);
  let nextUser = 100;
  let requesterId: number;
  beforeAll(() => mongodb.onModuleInit());
  beforeEach(() => void (requesterId = nextUser += 1));
  afterAll(() => mongodb.onApplicationShutdown());

  const add = (known: Partial<StoredAgreement> = {}) => {
    return agreements.add(anAgreement({ version: 1, requesterId, ...known }), LIMITS);
  };
  const change = (agreement: StoredAgreement, act: Act, now = NOW) => {
    const changed = transition(agreement, act.kind === 'cancel' ? 'requester' : 'provider', act, now);
    if (!changed) throw new Error('nothing changes');
    return agreements.save(changed);
  };
  const codes = (results: readonly PromiseSettledResult<unknown>[]) =>
    results.flatMap((each) => (each.status === 'rejected' ? [(each.reason as { code: string }).code] : []));

  it('gives each side only the texts that it wrote', async () => {
    const personalData = new PersonalDataStore(mongodb, 'agreements');
    const providerId = (nextUser += 1);
    await add({ providerId, note: 'Kapıda bekle', state: 'cancelled', endedBy: 'provider', reason: 'Kaza' });
    const read = async (userId: number) => (await personalData.read(userId, 'agreements')).documents;
    expect(await read(requesterId)).toMatchObject([{ note: 'Kapıda bekle', reason: null, unit: 'seat' }]);
    expect(await read(providerId)).toMatchObject([{ note: null, reason: 'Kaza', unit: 'seat' }]);
  });

  it('measures the earliest deadline that has passed, until it is settled', async () => {
    const early = Date.UTC(2020, 0, 1);
    expect(await agreements.overdueMs(early)).toBe(0);
    const requested = await add({ expiresAt: early - MINUTE_MS });
    expect(await agreements.overdueMs(early)).toBe(MINUTE_MS);
    await change(requested, { kind: 'decline' });
    expect(await agreements.overdueMs(early)).toBe(0);
  });

  it('stores a request and its change, each with its event', async () => {
    const added = await add();
    expect(await agreements.find(added.id)).toEqual(added);
    expect(await change(added, { kind: 'accept' })).toBe(true);
    const accepted = await agreements.find(added.id);
    expect(accepted).toEqual({ ...added, state: 'accepted', version: 2, acceptedAt: NOW });
    const [document] = await withCollection(uri, 'agreements', (all) =>
      all.find({ _id: added.id as never }).toArray(),
    );
    expect(document).toMatchObject({
      events: [
        { actor: 'requester', from: null, to: 'requested' },
        { actor: 'provider', from: 'requested', to: 'accepted', at: NOW },
      ],
      outbox: [{ payload: { to: 'requested', version: 1 } }, { payload: { to: 'accepted', version: 2 } }],
      deadline: NOW + 24 * HOUR_MS,
    });
  });

  it('deletes an agreement two years after its end, also one that an earlier version ended', async () => {
    const removals = () =>
      withCollection(uri, 'agreements', async (all) => {
        const found = await all.find({ requesterId }).sort({ _id: 1 }).toArray();
        return found.map((each) => Number(each['removeAt']));
      });
    const before = Date.now();
    const open = await add();
    await change(await add({ offerId: 6 }), { kind: 'decline' });
    const earlier = await add({ offerId: 7, state: 'done', endedAt: NOW });
    expect(await removals()).toEqual([0, expect.any(Number), 0]);
    expect((await removals())[1]).toBeGreaterThanOrEqual(before + RETENTION_DAYS.agreements * 24 * HOUR_MS);
    const later = new MongodbConnection(uri);
    const restarted = new AgreementStore(later, new IdSequence(later));
    later.onModuleInit();
    expect(await restarted.find(earlier.id)).toEqual(earlier);
    expect(await restarted.find(open.id)).toEqual(open);
    expect(await removals()).toEqual([0, expect.any(Number), NOW + RETENTION_DAYS.agreements * 24 * HOUR_MS]);
    await later.onApplicationShutdown();
  });

  it('counts the finished agreements of a user, and lists the accepted ones with another', async () => {
    const [other, providerId] = [(nextUser += 1), (nextUser += 1)];
    await add({ providerId });
    const accepted = await add({ providerId, offerId: 6, state: 'accepted', acceptedAt: NOW });
    const done = await add({ requesterId: providerId, providerId: other, state: 'done', acceptedAt: NOW });
    expect(await agreements.listAccepted(providerId, requesterId)).toEqual([accepted]);
    expect(await agreements.listAccepted(other, providerId)).toEqual([done]);
    expect(await agreements.listAccepted(other, requesterId)).toEqual([]);
    expect(await Promise.all([requesterId, providerId, other].map((id) => agreements.countDone(id)))).toEqual(
      [0, 1, 1],
    );
  });

  it('stores one of two concurrent changes', async () => {
    const added = await add();
    const results = await Promise.all([
      change(added, { kind: 'accept' }),
      change(added, { kind: 'decline' }),
    ]);
    expect(results.sort()).toEqual([false, true]);
  });

  it('allows one open request of an offer, also concurrent ones, and none after it was declined', async () => {
    const results = await Promise.allSettled([add(), add(), add()]);
    expect(codes(results)).toEqual(['request-repeated', 'request-repeated']);
    const [added] = results.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    if (!added) throw new Error('no request was stored');
    await change(added, { kind: 'cancel', reason: null });
    const again = await add();
    await change(again, { kind: 'decline' });
    await expect(add()).rejects.toMatchObject({ code: 'request-repeated' });
  });

  it('limits the unanswered requests of a user, also concurrent ones', async () => {
    const results = await Promise.allSettled([1, 2, 3, 4, 5, 6, 7].map((offerId) => add({ offerId })));
    expect(codes(results)).toEqual(['open-request-limit-reached', 'open-request-limit-reached']);
    const [answered] = await agreements.listOpen({ requesterId });
    if (answered) await change(answered, { kind: 'decline' });
    expect(await add({ offerId: 9 })).toMatchObject({ state: 'requested' });
  });

  it('limits the requests of a user and day in Türkiye', async () => {
    const at = Date.parse('2026-11-30T23:00:00+03:00');
    for (let offerId = 1; offerId <= LIMITS.perDay; offerId += 1)
      await change(await add({ offerId, createdAt: at }), { kind: 'cancel', reason: null });
    const late = { createdAt: at, offerId: 50 };
    await expect(add(late)).rejects.toMatchObject({ code: 'daily-request-limit-reached', retryAfter: 3_600 });
    expect(await add({ ...late, createdAt: at + HOUR_MS })).toBeDefined();
  });

  it('lists the agreements of both sides, newest first', async () => {
    const ids: number[] = [];
    for (const offerId of [1, 2, 3]) ids.push((await add({ offerId })).id);
    const provided = await add({ requesterId: (nextUser += 1), providerId: requesterId, offerId: 4 });
    const declined = await add({ offerId: 5 });
    await change(declined, { kind: 'decline' });
    const list = async (page: Parameters<typeof agreements.list>[1]) =>
      (await agreements.list(requesterId, page)).items.map(({ id }) => id);
    const newest = [provided.id, ...ids.toReversed()];
    expect(await list({ group: 'open', limit: 10 })).toEqual(newest);
    expect(await list({ group: 'open', limit: 2, before: newest[0] })).toEqual(newest.slice(1, 3));
    expect(await list({ group: 'past', limit: 10 })).toEqual([declined.id]);
  });

  it('lists agreements that were accepted, and pages of open ones', async () => {
    const accepted = await add({ offerId: 1 });
    await change(accepted, { kind: 'accept' });
    const requested = await add({ offerId: 2 });
    const page = { group: 'accepted', limit: 10 } as const;
    expect((await agreements.list(requesterId, page)).items).toMatchObject([{ id: accepted.id }]);
    const open = await agreements.listOpenPage(accepted.id - 1, 2);
    expect(open.map(({ id }) => id)).toEqual([accepted.id, requested.id]);
  });

  it('allows five tries of a code in a quarter of an hour, also concurrent ones', async () => {
    const { id } = await add();
    const attempt = (now: number) => agreements.countCodeTry(id, now);
    const all = await Promise.all(Array.from({ length: 20 }, () => attempt(NOW)));
    expect(all.filter((lockedUntil) => lockedUntil === null)).toHaveLength(5);
    const unlockedAt = NOW + 15 * MINUTE_MS;
    expect(new Set(all)).toEqual(new Set([null, unlockedAt]));
    expect(await attempt(unlockedAt - 1)).toBe(unlockedAt);
    const later = await Promise.all(Array.from({ length: 6 }, () => attempt(unlockedAt)));
    expect(later.filter((lockedUntil) => lockedUntil === null)).toHaveLength(5);
  });

  it('allows fifteen tries of a code at all', async () => {
    const { id } = await add();
    const day = 24 * HOUR_MS;
    const tries: boolean[] = [];
    for (let at = NOW; at < NOW + 4 * day; at += day)
      for (let each = 0; each < 5; each += 1) tries.push((await agreements.countCodeTry(id, at)) === null);
    expect(tries.filter((isAllowed) => isAllowed)).toHaveLength(15);
    expect(await agreements.countCodeTry(id, NOW + 9 * day)).toBeGreaterThan(NOW + 9 * day);
  });

  it('keeps the tries of a code when the agreement changes', async () => {
    const added = await add();
    for (let tries = 0; tries < 5; tries += 1) await agreements.countCodeTry(added.id, NOW);
    await change(added, { kind: 'accept' });
    expect(await agreements.countCodeTry(added.id, NOW)).toBe(NOW + 15 * MINUTE_MS);
  });

  const published = async (id: number, subject: string) => {
    const [document] = await withCollection(uri, 'agreements', (all) =>
      all.find({ _id: id as never }).toArray(),
    );
    const outbox = document?.['outbox'] as { subject: string; payload: unknown }[];
    return outbox.filter((event) => event.subject.endsWith(subject)).map(({ payload }) => payload);
  };

  it('publishes a reminder once, also concurrently, and those of the rating after the end', async () => {
    const added = await add({ departsAt: NOW + 3 * HOUR_MS });
    await change(added, { kind: 'accept' });
    const dueAt = NOW + 2 * HOUR_MS;
    expect(await agreements.findDue('remindAt', dueAt - 1, 10)).not.toContain(added.id);
    expect(await agreements.findDue('remindAt', dueAt, 10)).toContain(added.id);
    expect(await notices.recordReminder(added.id, dueAt - 1)).toBe(false);
    await Promise.all([1, 2, 3].map(() => notices.recordReminder(added.id, dueAt)));
    expect(await published(added.id, 'reminder-due')).toMatchObject([
      { kind: 'departure', agreementId: added.id, requesterId, dueAt },
    ]);
    const accepted = { ...added, state: 'accepted', version: 2 } as const;
    await change(accepted, { kind: 'start', isCodeRight: true }, dueAt);
    await change({ ...accepted, state: 'under_way', version: 3 }, { kind: 'finish' }, dueAt);
    for (const days of [0, 1, 2, 12, 20]) await notices.recordReminder(added.id, dueAt + days * 24 * HOUR_MS);
    expect((await published(added.id, 'reminder-due')).slice(1)).toMatchObject(
      [1, 12].map((days) => ({ kind: 'rating', dueAt: dueAt + days * 24 * HOUR_MS })),
    );
  });

  it('reminds of no agreement that was cancelled', async () => {
    const added = await add({ departsAt: NOW + 3 * HOUR_MS });
    await change(added, { kind: 'accept' });
    await change({ ...added, state: 'accepted', version: 2 }, { kind: 'cancel', reason: null });
    expect(await notices.recordReminder(added.id, NOW + 3 * HOUR_MS)).toBe(false);
  });

  it('reminds of no rating after a block', async () => {
    const [other, providerId] = [(nextUser += 1), (nextUser += 1)];
    const kept = await add({ requesterId: other, providerId });
    const stopped = await add({ providerId });
    for (const added of [kept, stopped]) {
      await change(added, { kind: 'accept' });
      await change({ ...added, state: 'under_way', version: 2 }, { kind: 'finish' });
    }
    await notices.stopReminders(providerId, requesterId);
    expect(await notices.recordReminder(stopped.id, NOW + 24 * HOUR_MS)).toBe(false);
    expect(await notices.recordReminder(kept.id, NOW + 24 * HOUR_MS)).toBe(true);
  });

  it('publishes freed seats for others who wait for them', async () => {
    const offerId = (nextUser += 1);
    const added = await add({ offerId, state: 'cancelled' });
    const other = (known: Partial<StoredAgreement>) =>
      add({ offerId, requesterId: (nextUser += 1), ...known });
    const waiting = [await other({}), await other({ state: 'expired' })];
    const joined = await other({ state: 'expired' });
    await other({ requesterId: joined.requesterId, state: 'accepted' });
    await other({ quantity: 3 });
    const { requesterId: blockedId } = await other({});
    await notices.recordFreedSeats(added, 2, [blockedId]);
    expect(await published(added.id, 'seats-freed')).toMatchObject(
      waiting.toReversed().map(({ id: agreementId }) => ({ agreementId, cancelledId: added.id })),
    );
  });

  it('finds what is due', async () => {
    const { id } = await add({ expiresAt: NOW - 365 * 24 * HOUR_MS });
    expect(await agreements.findDue('deadline', NOW - 364 * 24 * HOUR_MS, 10)).toEqual([id]);
    expect(await agreements.findDue('deadline', NOW - 365 * 24 * HOUR_MS - MINUTE_MS, 10)).toEqual([]);
  });
});
