import { connect, type NatsConnection } from '@nats-io/transport-node';
import { toCell } from '@rotadas/contracts/live/cell';
import { CellChange, Heartbeat } from '@rotadas/contracts/live/cell-change';
import { LIVE_HEARTBEAT, liveSubject } from '@rotadas/contracts/live/live.subjects';
import { providersRpc } from '@rotadas/contracts/providers/providers.rpc';
import { ACCESS_CHANGED, type AccessChange } from '@rotadas/contracts/users/access-change';
import { usersEvents } from '@rotadas/contracts/users/users.events';
import { outboxEvent } from '@rotadas/service-kit/events/outbox-event';
import { eventually } from '@rotadas/test-kit/eventually';
import { ANKARA, anOffer, aPlan, KONYA, MARKERS } from './support/builders.js';
import { promoteJob } from './support/promote-job.js';
import { startProviders, startTestBed, type TestBed } from './support/test-bed.js';

const OFFLINE = { isOnline: false, offer: null, endsAt: null, position: null };

describe('the providers service', () => {
  let testBed: TestBed;
  let nats: NatsConnection;

  beforeAll(async () => {
    testBed = await startTestBed();
    nats = await connect({ servers: testBed.addresses.nats });
    await testBed.providers.events.ensure(usersEvents.profileChanged.stream);
  });
  afterAll(async () => {
    await nats.close();
    await testBed.stop();
  });

  const newUser = () => testBed.users.add().id;

  describe('over NATS', () => {
    it('creates offers', async () => {
      const userId = newUser();
      const offer = await testBed.createOffer(userId);
      expect(offer).toMatchObject({ ...anOffer(), userId, isActive: true });
      expect((await testBed.goOnlineAgain(userId)).offer).toEqual(offer);
    });

    it('puts providers on the map and removes them, and announces both in this order', async () => {
      const { id, fullName, phone } = testBed.users.add();
      const status = await testBed.goOnline(id, anOffer({ description: 'Klimalı' }));
      expect(await testBed.status(id)).toEqual(status);
      expect(await testBed.listed(id)).toEqual({
        id,
        fullName,
        phone,
        ...ANKARA,
        activeService: 'taxi',
        serviceFrom: 'Ankara',
        serviceTo: 'Konya',
        serviceDescription: 'Klimalı',
        at: status.position?.at,
        endsAt: status.endsAt,
      });
      expect(await testBed.goOffline(id)).toEqual(OFFLINE);
      expect(await testBed.listed(id)).toBeUndefined();
      await testBed.areAnnounced(id, 'went-online', 'went-offline ended');
    });

    it('edits the offer on the map', async () => {
      const userId = newUser();
      await testBed.goOnline(userId);
      const change = anOffer({ to: 'Karaman', seats: 1 });
      expect((await testBed.edit(userId, change)).offer).toMatchObject(change);
      expect(await testBed.listed(userId)).toMatchObject({ serviceTo: 'Karaman', seats: 1 });
      await testBed.areAnnounced(userId, 'went-online', 'offer-changed');
    });

    it('stores positions, and publishes the moves with their arrival time', async () => {
      const [online, offline] = [newUser(), newUser()];
      await testBed.goOnline(online, anOffer(), KONYA);
      const changes: CellChange[] = [];
      nats.subscribe(liveSubject(toCell(KONYA)), {
        callback: (_, message) => void changes.push(CellChange.parse(message.json())),
      });
      await nats.flush();
      const arrivedAt = Date.now() - 1_000;
      const point = { latitude: 37.871, longitude: 32.491 };
      const positions = [offline, online].map((userId) => ({ userId, ...point, at: null }));
      const { client } = testBed.providers;
      const { outcomes } = await client.call(providersRpc.storePositions, { positions, arrivedAt });
      expect(outcomes).toEqual(['offline', 'stored']);
      expect(await testBed.listed(online)).toMatchObject(point);
      const moved = () => changes.filter(({ moves }) => moves.length > 0);
      await eventually('the move is published', async () => moved().length > 0);
      expect(moved()).toMatchObject([{ arrivedAt, moves: [{ id: online, ...point }] }]);
      expect((await testBed.listCell(toCell(KONYA))).map(({ id }) => id)).toContain(online);
    });

    it('stores planned offers', async () => {
      const userId = newUser();
      const offer = await testBed.plan(userId, aPlan({ seats: 2 }));
      expect(await testBed.ownPlanned(userId)).toEqual([offer]);
      expect(await testBed.plannedBy(userId)).toMatchObject([{ id: userId, offerId: offer.id, seats: 2 }]);
      const page = await testBed.plannedPage(userId - 1, 1);
      expect(page).toMatchObject({ providers: [{ id: userId }], nextAfterId: userId });
      const edited = await testBed.editPlanned(userId, offer.id, aPlan({ to: 'Karaman' }));
      expect(edited).toMatchObject({ id: offer.id, to: 'Karaman' });
      expect(await testBed.withdraw(userId, offer.id)).toEqual(edited);
      await testBed.areAnnounced(userId, 'offer-planned', 'offer-planned', 'offer-unplanned withdrawn');
    });
  });

  describe('jobs', () => {
    it('end offers', async () => {
      const userId = newUser();
      await testBed.goOnline(userId, anOffer({ duration: 15 }));
      await promoteJob(testBed.redis, 'end-offer', userId);
      await testBed.areAnnounced(userId, 'went-online', 'went-offline expired');
    });

    it('settle departures of planned offers', async () => {
      const userId = newUser();
      const offer = await testBed.plan(userId);
      await testBed.makeDue(userId);
      await promoteJob(testBed.redis, 'settle-plans', userId);
      await testBed.areAnnounced(userId, 'offer-planned', 'departure-due');
      expect(await testBed.begin(userId, offer.id)).toMatchObject({
        isOnline: true,
        offer: { id: offer.id },
      });
      expect(await testBed.ownPlanned(userId)).toEqual([]);
    });

    it('sweep', async () => {
      const userId = newUser();
      await testBed.redis.geoadd(MARKERS.geoKey, ANKARA.longitude, ANKARA.latitude, String(userId));
      await promoteJob(testBed.redis, 'sweep');
      await eventually(
        'the marker is removed',
        async () => (await testBed.redis.zscore(MARKERS.geoKey, String(userId))) === null,
      );
    });
  });

  describe('changes of the users service', () => {
    it('apply to names and phones, on the map and in planned offers', async () => {
      const userId = newUser();
      await testBed.goOnline(userId);
      await testBed.plan(userId);
      const change = { userId, fullName: 'Ayşe Demir', phone: '0555 999 88 77', rating: 4.25, ratings: 4 };
      await testBed.providers.events.publish(outboxEvent(usersEvents.profileChanged, change));
      await eventually('they are shown', async () => {
        const shown = [await testBed.listed(userId), ...(await testBed.plannedBy(userId))];
        return shown.every((each) => each?.fullName === change.fullName && each.phone === change.phone);
      });
    });

    it('apply to access, and end all offers of the account', async () => {
      const userId = newUser();
      await testBed.goOnline(userId);
      await testBed.plan(userId);
      const change: AccessChange = { kind: 'deleted', userId };
      nats.publish(ACCESS_CHANGED, JSON.stringify(change));
      await eventually('nothing is planned or shown', async () => {
        const planned = await testBed.plannedBy(userId);
        return planned.length === 0 && (await testBed.listed(userId)) === undefined;
      });
      expect(await testBed.status(userId)).toEqual(OFFLINE);
    });
  });

  it('publishes a last heartbeat when an instance stops, before its connection closes', async () => {
    const ended: string[] = [];
    nats.subscribe(LIVE_HEARTBEAT, {
      callback: (_, message) => {
        const { publisher, isLast } = Heartbeat.parse(message.json());
        if (isLast) ended.push(publisher);
      },
    });
    await nats.flush();
    const second = await startProviders(testBed.addresses, { LOG_LEVEL: 'warn' });
    expect(await second.stop()).toBe(0);
    await eventually('the last heartbeat arrives', async () => ended.length === 1);
    expect(second.output()).toBe('');
  });
});
