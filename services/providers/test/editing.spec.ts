import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { OfferInput } from '@rotadas/contracts/providers/offer';
import { providersEvents } from '@rotadas/contracts/providers/providers.events';
import { EventMessage } from '@rotadas/contracts/routing/event';
import { eventually } from '@rotadas/test-kit/eventually';
import { withCollection } from '@rotadas/test-kit/with-collection';
import { ANKARA, anOffer, KONYA } from './support/provider-calls.js';
import { startTestBed, type TestBed } from './support/test-bed.js';

const DETAILS: Partial<OfferInput> = {
  seats: 2,
  price: { amount: 150, per: 'person' },
  stops: ['Kulu', 'Cihanbeyli'],
};

describe('an offer that says more, and is edited', () => {
  let testBed: TestBed;
  let nats: NatsConnection;
  const edits: number[] = [];

  beforeAll(async () => {
    testBed = await startTestBed();
    nats = await connect({ servers: testBed.addresses.nats });
    const { subject, payload } = providersEvents.offerChanged;
    nats.subscribe(subject, {
      callback: (_, message) =>
        void edits.push(payload.parse(EventMessage.parse(message.json()).payload).userId),
    });
    await nats.flush();
  });
  afterAll(async () => {
    await nats.close();
    await testBed.stop();
  });

  const editsOf = (userId: number) => edits.filter((each) => each === userId);

  it('shows its details to everybody, and one without them has none of their fields', async () => {
    const [more, plain] = [testBed.users.add(), testBed.users.add()];
    const status = await testBed.goOnline(more.id, anOffer(DETAILS));
    expect(status.offer).toMatchObject(DETAILS);
    expect(await testBed.status(more.id)).toEqual(status);
    expect(await testBed.listed(more.id)).toMatchObject(DETAILS);
    await testBed.goOnline(plain.id);
    expect(Object.keys((await testBed.listed(plain.id)) ?? {})).not.toContain('seats');
    expect(Object.keys(await testBed.redis.hgetall(`{markers}:${plain.id}`))).not.toContain('details');
  });

  it('takes the created offer with the same details, and another one with others', async () => {
    const { id } = testBed.users.add();
    const created = await testBed.createOffer(id, anOffer(DETAILS));
    expect(created).toMatchObject(DETAILS);
    expect((await testBed.goOnline(id, anOffer(DETAILS))).offer).toEqual(created);
    expect((await testBed.goOnline(id, anOffer({ ...DETAILS, seats: 3 }))).offer?.id).not.toBe(created.id);
  });

  it('changes where it is, keeps its id and its end, and drops what it says no more', async () => {
    const { id } = testBed.users.add();
    const before = await testBed.goOnline(id, anOffer(DETAILS));
    await testBed.move(id, KONYA);
    const change = anOffer({ to: 'Karaman', seats: 1, description: 'Klimalı' });
    const after = await testBed.edit(id, change);
    expect(after).toMatchObject({ isOnline: true, endsAt: before.endsAt, position: KONYA });
    expect(after.offer).toEqual({
      ...change,
      id: before.offer?.id,
      userId: id,
      isActive: true,
      createdAt: before.offer?.createdAt,
    });
    expect(await testBed.status(id)).toEqual(after);
    const listed = await testBed.listed(id);
    expect(listed).toMatchObject({ ...KONYA, serviceTo: 'Karaman', seats: 1, endsAt: before.endsAt });
    expect(Object.keys(listed ?? {})).not.toContain('stops');
    await withCollection(testBed.addresses.mongodb, 'offers', async (offers) => {
      const stored = await offers.findOne({ userId: id, isActive: true });
      expect(stored).toMatchObject({ to: 'Karaman', seats: 1 });
      expect(Object.keys(stored ?? {})).not.toContain('price');
    });
    await eventually('the edit is told', async () => editsOf(id).length === 1);
  });

  it('counts another duration from now, and moves on and ends as before', async () => {
    const { id } = testBed.users.add();
    const before = await testBed.goOnline(id);
    const after = await testBed.edit(id, anOffer({ duration: 240 }));
    expect(after.endsAt).toBeGreaterThanOrEqual((before.endsAt ?? 0) + 10_000_000);
    expect((await testBed.edit(id, anOffer({ duration: 'always' }))).endsAt).toBeNull();
    expect(await testBed.move(id, KONYA)).toBe('stored');
    await testBed.goOffline(id);
    expect(await testBed.listed(id)).toBeUndefined();
  });

  it('tells nobody where nothing changes', async () => {
    const [same, other] = [testBed.users.add(), testBed.users.add()];
    const before = await testBed.goOnline(same.id, anOffer(DETAILS));
    const marker = await testBed.redis.hgetall(`{markers}:${same.id}`);
    expect(await testBed.edit(same.id, anOffer(DETAILS))).toEqual(before);
    expect(await testBed.redis.hgetall(`{markers}:${same.id}`)).toEqual(marker);
    await testBed.goOnline(other.id);
    await testBed.edit(other.id, anOffer(DETAILS));
    await eventually('the other edit is told', async () => editsOf(other.id).length === 1);
    expect(editsOf(same.id)).toEqual([]);
  });

  it('shows one of two edits at the same moment', async () => {
    const { id } = testBed.users.add();
    await testBed.goOnline(id);
    await Promise.all([testBed.edit(id, anOffer({ seats: 1 })), testBed.edit(id, anOffer({ seats: 2 }))]);
    const { offer } = await testBed.status(id);
    expect((await testBed.listed(id))?.seats).toBe(offer?.seats);
  });

  it('needs somebody who is on the map', async () => {
    const { id } = testBed.users.add();
    await expect(testBed.edit(id, anOffer())).rejects.toMatchObject({
      code: 'provider-offline',
      status: 409,
    });
    await testBed.goOnline(id);
    await testBed.goOffline(id);
    await expect(testBed.edit(id, anOffer())).rejects.toMatchObject({ code: 'provider-offline' });
    expect(await testBed.listed(id)).toBeUndefined();
  });

  it('reads offers and providers that were stored before there were details', async () => {
    const { id } = testBed.users.add();
    await testBed.goOnline(id, anOffer(), ANKARA);
    await withCollection(testBed.addresses.mongodb, 'offers', async (offers) => {
      const stored = await offers.findOne({ userId: id });
      expect(Object.keys(stored ?? {}).sort()).toEqual(
        [
          '_id',
          'createdAt',
          'description',
          'duration',
          'from',
          'isActive',
          'showPhone',
          'to',
          'type',
          'userId',
        ].sort(),
      );
    });
    expect((await testBed.goOnlineAgain(id)).offer).toMatchObject({ from: 'Ankara', to: 'Konya' });
    expect((await testBed.edit(id, anOffer(DETAILS))).offer).toMatchObject(DETAILS);
  });
});
