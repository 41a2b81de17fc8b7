import { jest } from '@jest/globals';
import type { OfferInput } from '@rotadas/contracts/providers/offer-input';
import { DEPARTURE_WAIT_MS } from '@rotadas/contracts/providers/planned-offer';
import { IdSequence } from '@rotadas/service-kit/mongodb/id-sequence';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb-connection';
import { newOffer, plannedOffer } from '../src/offers/domain/new-offer.js';
import { OfferStore } from '../src/offers/store/offer.store.js';
import { addPlan, markDueAndExpire, withdrawPlan } from '../src/planned/domain/change-plans.js';
import { PlannedOffersStore } from '../src/planned/store/planned-offers.store.js';
import { ProviderStore } from '../src/presence/store/provider.store.js';
import { A_PLANNED_INPUT, anOffer, aRecord } from './support/builders.js';
import { databaseName } from '@rotadas/test-kit/require-env';

const DETAILS: Partial<OfferInput> = { seats: 2, price: { amount: 150, per: 'person' }, stops: ['Kulu'] };

let mongodb: MongodbConnection;
let offers: OfferStore;
let providers: ProviderStore;
let plannedOffers: PlannedOffersStore;

beforeAll(() => {
  mongodb = new MongodbConnection(databaseName('providers'));
  offers = new OfferStore(mongodb, new IdSequence(mongodb));
  providers = new ProviderStore(mongodb);
  plannedOffers = new PlannedOffersStore(mongodb);
  mongodb.onModuleInit();
});
afterAll(() => mongodb.onApplicationShutdown());

let lastUser = 0;
const newUser = () => (lastUser += 1);
const stored = (collection: string, filter: object) =>
  mongodb.mongoose
    .collection<{ outbox?: { subject: string; payload: unknown }[] }>(collection)
    .findOne(filter);
const getEvents = async (collection: string, userId: number) => {
  const { outbox = [] } = (await stored(collection, { _id: userId })) ?? {};
  return outbox.map(({ subject, payload }) => ({ kind: subject.split('.').at(-1), payload }));
};

describe('OfferStore', () => {
  const save = async (userId: number, input: OfferInput = anOffer()) => {
    const offer = newOffer(await offers.nextId(), userId, input, 1_000);
    await offers.saveAsOnly(offer);
    return offer;
  };

  /** When MongoDB deletes the offers of a user, oldest first. */
  const removals = async (userId: number) => {
    const found = mongodb.mongoose.collection('offers').find({ userId }).sort({ _id: 1 });
    return (await found.toArray()).map((each) => each['removeAt'] as unknown);
  };

  it('returns the latest offer of a user until it is deactivated', async () => {
    const [userId, other] = [newUser(), await save(newUser())];
    const [first, second] = [await save(userId), await save(userId, anOffer({ to: 'Bursa' }))];
    expect(second.id).toBeGreaterThan(first.id);
    expect(await offers.findActive(userId)).toEqual(second);
    expect(await removals(userId)).toEqual([expect.any(Date), undefined]);
    await offers.deactivate(second.id);
    expect(await offers.findActive(userId)).toBeNull();
    expect(await removals(userId)).toEqual([expect.any(Date), expect.any(Date)]);
    await offers.saveAsOnly(second);
    expect(await removals(userId)).toEqual([expect.any(Date), undefined]);
    expect(await offers.findActive(other.userId)).toEqual(other);
  });

  it('removes details that a new version does not have, and stores no fields for missing ones', async () => {
    const userId = newUser();
    const offer = await save(userId, anOffer(DETAILS));
    expect(await offers.findActive(userId)).toEqual(offer);
    const { id: _id, ...edited } = newOffer(offer.id, userId, anOffer({ seats: 1 }), 1_000);
    await offers.saveAsOnly({ id: _id, ...edited });
    expect(await stored('offers', { userId })).toEqual({ _id, ...edited });
  });
});

describe('OfferStore, if MongoDB applies an unordered bulk in another order', () => {
  beforeAll(async () => {
    const collection = await mongodb.run(async () => mongodb.mongoose.collection('offers'));
    const bulkWrite = collection.bulkWrite.bind(collection);
    jest
      .spyOn(collection, 'bulkWrite')
      .mockImplementation((writes, options) =>
        bulkWrite(options?.ordered === false ? writes.toReversed() : writes, options),
      );
  });
  afterAll(() => jest.restoreAllMocks());

  it('keeps the last of several offers that a user saves at the same time', async () => {
    const userId = newUser();
    const saved = await Promise.all(
      ['Bursa', 'Sivas', 'Konya'].map(async (to) =>
        newOffer(await offers.nextId(), userId, anOffer({ to }), 1),
      ),
    );
    await Promise.all(saved.map((offer) => offers.saveAsOnly(offer)));
    const active = await stored('offers', { userId, isActive: true });
    expect(active).toMatchObject({ _id: saved.at(-1)?.id });
    expect(await mongodb.mongoose.collection('offers').countDocuments({ userId, isActive: true })).toBe(1);
  });
});

describe('ProviderStore', () => {
  const tryInsert = (userId: number) =>
    providers.replace(null, aRecord({ userId, offer: newOffer(3, userId, anOffer(DETAILS), 1_000) }));
  const insert = async () => {
    const record = await tryInsert(newUser());
    if (!record) throw new Error('it was stored before');
    return record;
  };

  it('inserts a provider once, with its event', async () => {
    const userId = newUser();
    expect(await providers.find(userId)).toBeNull();
    const inserted = await Promise.all([tryInsert(userId), tryInsert(userId)]);
    expect(inserted.filter((record) => record !== null)).toEqual([await providers.find(userId)]);
    expect(await getEvents('providers', userId)).toEqual([
      { kind: 'went-online', payload: { userId, offerId: 3, at: 1_000 } },
    ]);
  });

  it('replaces a provider only in the expected session', async () => {
    const first = await insert();
    const changes = await Promise.all(
      ['Bursa', 'Sivas'].map((to) =>
        providers.replace(first, { ...first, offer: { ...first.offer, to } }, 'offer'),
      ),
    );
    const [second] = changes.flatMap((change) => change ?? []);
    expect(changes.filter((change) => change === null)).toHaveLength(1);
    expect(second?.session).toBeGreaterThan(first.session);
    expect(await providers.find(first.userId)).toEqual(second);
    const kinds = (await getEvents('providers', first.userId)).map(({ kind }) => kind);
    expect(kinds).toEqual(['went-online', 'offer-changed']);
  });

  it('sets a provider offline once, and only in the given session', async () => {
    const record = await insert();
    const { userId, session } = record;
    expect(await providers.setOffline(userId, 'expired', session - 1)).toBeNull();
    expect(await providers.setOffline(userId, 'expired', session)).toEqual(record);
    expect(await providers.setOffline(userId, 'ended')).toBeNull();
    expect(await providers.setOffline(newUser(), 'ended')).toBeNull();
    expect(await providers.find(userId)).toEqual({ ...record, isOnline: false });
    expect((await getEvents('providers', userId)).at(-1)).toMatchObject({
      kind: 'went-offline',
      payload: { userId, offerId: record.offer.id, reason: 'expired' },
    });
    expect(await providers.replace(record, record)).toBeNull();
  });

  it('updates the profile of providers, only by a newer one, and returns whether they are online', async () => {
    const record = await insert();
    const { userId } = record;
    const aProfile = (fullName: string, phone: string | null, profileAt: number) => ({
      fullName,
      phone,
      rating: 4.5,
      ratings: 4,
      profileAt,
    });
    expect(await providers.updateProfile(userId, aProfile('Eski Ad', null, 999))).toBe(false);
    expect(await providers.updateProfile(userId, aProfile('Yeni Ad', '+905321234567', 2_000))).toBe(true);
    expect(await providers.updateProfile(userId, aProfile('Eski Ad', null, 1_999))).toBe(false);
    const changed = aProfile('Yeni Ad', '+905321234567', 2_000);
    expect(await providers.find(userId)).toMatchObject(changed);
    expect(await providers.replace(record, record)).toBeNull();
    expect(await providers.replace({ ...record, ...changed }, { ...record, ...changed })).not.toBeNull();
    await providers.setOffline(userId, 'ended');
    expect(await providers.updateProfile(userId, aProfile('Son Ad', null, 3_000))).toBe(false);
    expect(await providers.find(userId)).toMatchObject({ fullName: 'Son Ad', profileAt: 3_000 });
    expect(await providers.updateProfile(newUser(), aProfile('Son Ad', null, 3_000))).toBe(false);
  });

  it('finds providers by id, by page of online ones, and by end', async () => {
    const [one, two, gone] = [await insert(), await insert(), await insert()];
    await providers.setOffline(gone.userId, 'ended');
    const lasting = await providers.replace(two, { ...two, endsAt: null });
    const ids = [one.userId, two.userId, gone.userId, newUser()];
    const found = (await providers.findMany(ids)).map(({ userId }) => userId);
    expect(found.toSorted((a, b) => a - b)).toEqual(ids.slice(0, 3));
    expect(await providers.findManyIfConnected(ids.slice(0, 1))).toEqual([one]);
    expect(await providers.findOnline(one.userId - 1, 1)).toEqual([one]);
    expect(await providers.findOnline(one.userId, 9)).toEqual([lasting]);
    const due = async (now: number, afterId = 0, limit = 999) =>
      (await providers.findDue(now, afterId, limit)).map(({ userId }) => userId);
    expect(await due(4_999)).not.toContain(one.userId);
    expect(await due(5_000)).toContain(one.userId);
    expect(await due(5_000)).not.toContain(gone.userId);
    expect(await due(5_000, one.userId - 1, 1)).toEqual([one.userId]);
    expect(await due(5_000, one.userId)).not.toContain(one.userId);
    expect(await due(Number.MAX_SAFE_INTEGER)).not.toContain(two.userId);
  });
});

describe('PlannedOffersStore', () => {
  const PROFILE = { fullName: 'Ayşe Yılmaz', phone: null, rating: 0, ratings: 0, profileAt: 100 };
  const plan = (userId: number, id: number, departsAt = 5_000) => {
    const offer = plannedOffer(id, userId, { ...A_PLANNED_INPUT, ...DETAILS, departsAt }, 100);
    return plannedOffers.find(userId).then((current) => addPlan(current, PROFILE, offer, 200));
  };

  it('writes planned offers with their events, and rejects one of two concurrent changes', async () => {
    const userId = newUser();
    for (const [first, second] of [
      [1, 2],
      [3, 4],
    ] as const) {
      const changes = await Promise.all([plan(userId, first), plan(userId, second)]);
      const written = await Promise.all(changes.map((change) => plannedOffers.save(change)));
      expect(written.toSorted()).toEqual([false, true]);
    }
    const { plans, revision } = await plannedOffers.find(userId);
    expect([plans.length, revision]).toEqual([2, 2]);
    const payload = { userId, offerId: plans[0]?.offer.id, departsAt: 5_000, at: expect.any(Number) };
    const events = await getEvents('plannedoffers', userId);
    expect(events).toMatchObject([{ kind: 'offer-planned', payload }, { kind: 'offer-planned' }]);
  });

  it('reads planned offers as they were written', async () => {
    const userId = newUser();
    const change = await plan(userId, 1);
    await plannedOffers.save(change);
    expect(await plannedOffers.find(userId)).toEqual({ ...change.next, revision: 1 });
  });

  it('finds users with planned offers, and those with unsettled ones, by page', async () => {
    const [one, two, withdrawn] = [newUser(), newUser(), newUser()];
    for (const userId of [one, two, withdrawn])
      await plannedOffers.save(await plan(userId, userId, 5_000 + userId));
    await plannedOffers.save(withdrawPlan(await plannedOffers.find(withdrawn), withdrawn));
    const page = async (afterId: number, limit: number) =>
      (await plannedOffers.findPage(afterId, limit)).map(({ userId }) => userId);
    expect([await page(one - 1, 1), await page(one, 9)]).toEqual([[one], [two]]);
    const unsettled = (now: number, limit = 9) => plannedOffers.findUnsettled(now, one - 1, limit);
    expect([await unsettled(5_000), await unsettled(5_000 + one)]).toEqual([[], [one]]);
    expect([await unsettled(5_000 + two), await unsettled(5_000 + two, 1)]).toEqual([[one, two], [one]]);
    await plannedOffers.save(markDueAndExpire(await plannedOffers.find(one), 5_000 + one));
    expect(await unsettled(5_000 + two)).toEqual([two]);
    expect(await unsettled(5_000 + one + DEPARTURE_WAIT_MS)).toEqual([one, two]);
  });
});

it.each([
  ['offers', { userId: 1, isActive: 1, _id: -1 }],
  ['providers', { isOnline: 1, endsAt: 1 }],
  ['providers', { 'outbox.at': 1 }],
  ['plannedoffers', { 'plans.offer.departsAt': 1 }],
  ['plannedoffers', { 'outbox.at': 1 }],
])('creates an index of %s: %j', async (collection, key) => {
  const indexes = await mongodb.run(() => mongodb.mongoose.collection(collection).indexes());
  expect(indexes.map((index) => index.key)).toContainEqual(key);
});
