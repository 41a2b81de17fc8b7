import { missingProfileFields } from '@rotadas/contracts/users/profile-completeness';
import { usersEvents } from '@rotadas/contracts/users/users.events';
import { outboxEvent } from '@rotadas/service-kit/outbox/outbox-event';
import { eventually } from '@rotadas/test-kit/eventually';
import { ANKARA, anOffer, KONYA, providerCalls } from './support/provider-calls.js';
import { startWorld, type World } from './support/world.js';

const OFFLINE = { isOnline: false, offer: null, endsAt: null, position: null };

describe('going online and offline', () => {
  let world: World;
  let calls: ReturnType<typeof providerCalls>;

  beforeAll(async () => {
    world = await startWorld();
    calls = providerCalls(world.providers.client);
  });
  afterAll(() => world.stop());

  it('needs a complete profile, and names the fields that lack', async () => {
    const user = world.users.add({ phone: null, birthDate: null });
    await expect(calls.goOnline(user.id)).rejects.toMatchObject({
      code: 'profile-incomplete',
      details: missingProfileFields(user),
    });
    expect(await calls.status(user.id)).toEqual(OFFLINE);
  });

  it('needs accepted terms', async () => {
    const { id } = world.users.add({ termsAccepted: false });
    await expect(calls.goOnline(id)).rejects.toMatchObject({ code: 'terms-unaccepted' });
  });

  it('needs a user that exists', async () => {
    await expect(calls.goOnline(999_999)).rejects.toMatchObject({ code: 'user-unknown' });
  });

  it('needs an offer', async () => {
    const { id } = world.users.add();
    await expect(calls.goOnlineAgain(id)).rejects.toMatchObject({ code: 'offer-missing' });
    expect(await calls.status(id)).toEqual(OFFLINE);
  });

  it('shows the provider to everybody', async () => {
    const { id, fullName, phone } = world.users.add();
    const before = Date.now();
    const status = await calls.goOnline(id, anOffer({ description: 'Klimalı' }));
    expect(status).toMatchObject({ isOnline: true, position: ANKARA, offer: { userId: id, isActive: true } });
    expect(status.endsAt).toBeGreaterThanOrEqual(before + 3_600_000);
    expect(await calls.status(id)).toEqual(status);
    expect(await calls.listed(id)).toEqual({
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
  });

  it('takes the offer that was created before, with or without saying it again', async () => {
    const { id } = world.users.add();
    const offer = await calls.createOffer(id);
    expect((await calls.goOnline(id)).offer).toEqual(offer);
    expect((await calls.goOnlineAgain(id)).offer).toEqual(offer);
  });

  it('takes the latest of several offers', async () => {
    const { id } = world.users.add();
    const first = await calls.createOffer(id);
    const second = await calls.createOffer(id, anOffer({ to: 'Bursa' }));
    expect(second.id).toBeGreaterThan(first.id);
    expect((await calls.goOnlineAgain(id)).offer).toEqual(second);
  });

  it('replaces offer, position and duration when it is online already', async () => {
    const { id } = world.users.add();
    await calls.goOnline(id);
    const status = await calls.goOnline(id, anOffer({ type: 'cargo', duration: 'always' }), KONYA);
    expect(status).toMatchObject({ position: KONYA, endsAt: null, offer: { type: 'cargo' } });
    expect(await calls.listed(id)).toMatchObject({ ...KONYA, activeService: 'cargo', endsAt: null });
  });

  it('keeps one of two changes at the same moment', async () => {
    const { id } = world.users.add();
    const started = await Promise.all([
      calls.goOnline(id, anOffer({ to: 'Bursa' })),
      calls.goOnline(id, anOffer({ to: 'Sivas' })),
    ]);
    const status = await calls.status(id);
    expect(started.map(({ offer }) => offer?.id)).toContain(status.offer?.id);
    expect((await calls.listed(id))?.serviceTo).toBe(status.offer?.to);
  });

  it('takes the provider off the map, and its offer with it', async () => {
    const { id } = world.users.add();
    await calls.goOnline(id);
    expect(await calls.goOffline(id)).toEqual(OFFLINE);
    expect(await calls.listed(id)).toBeUndefined();
    expect(await calls.status(id)).toEqual(OFFLINE);
    await expect(calls.goOnlineAgain(id)).rejects.toMatchObject({ code: 'offer-missing' });
  });

  it('answers the same when it is offline already', async () => {
    const { id } = world.users.add();
    expect(await calls.goOffline(id)).toEqual(OFFLINE);
    await calls.goOnline(id);
    await calls.goOffline(id);
    expect(await calls.goOffline(id)).toEqual(OFFLINE);
  });

  it('comes back after having been offline', async () => {
    const { id } = world.users.add();
    await calls.goOnline(id);
    await calls.goOffline(id);
    await calls.goOnline(id, anOffer(), KONYA);
    expect(await calls.listed(id)).toMatchObject(KONYA);
  });

  it('shows a changed name and phone', async () => {
    const { id } = world.users.add();
    await calls.goOnline(id);
    const change = { userId: id, fullName: 'Ayşe Demir', phone: '0555 999 88 77' };
    await world.providers.events.ensure(usersEvents.profileChanged.stream);
    await world.providers.events.publish(outboxEvent(usersEvents.profileChanged, change));
    await eventually('the new name is listed', async () => {
      const listed = await calls.listed(id);
      return listed?.fullName === 'Ayşe Demir' && listed.phone === '0555 999 88 77';
    });
  });
});
