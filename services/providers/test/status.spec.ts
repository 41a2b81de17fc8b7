import { missingProfileFields } from '@rotadas/contracts/users/profile-completeness';
import { usersEvents } from '@rotadas/contracts/users/users.events';
import { outboxEvent } from '@rotadas/service-kit/events/outbox-event';
import { eventually } from '@rotadas/test-kit/eventually';
import { ANKARA, anOffer, KONYA } from './support/provider-calls.js';
import { startWorld, type World } from './support/world.js';

const OFFLINE = { isOnline: false, offer: null, endsAt: null, position: null };

describe('going online and offline', () => {
  let world: World;
  beforeAll(async () => void (world = await startWorld()));
  afterAll(() => world.stop());

  it('needs a complete profile, and names the fields that lack', async () => {
    const user = world.users.add({ phone: null, birthDate: null });
    await expect(world.goOnline(user.id)).rejects.toMatchObject({
      code: 'profile-incomplete',
      details: missingProfileFields(user),
    });
    expect(await world.status(user.id)).toEqual(OFFLINE);
  });

  it('needs accepted terms', async () => {
    const { id } = world.users.add({ termsAccepted: false });
    await expect(world.goOnline(id)).rejects.toMatchObject({ code: 'terms-unaccepted', status: 403 });
    await expect(world.createOffer(id)).rejects.toMatchObject({ code: 'terms-unaccepted', status: 403 });
    const { id: accepted } = world.users.add();
    await expect(world.goOnlineAgain(accepted)).rejects.toMatchObject({ code: 'offer-missing' });
    await expect(world.goOnlineAgain(id)).rejects.toMatchObject({ code: 'terms-unaccepted' });
    expect(await world.goOffline(id)).toEqual(OFFLINE);
  });

  it('needs eighteen years, and a phone at which somebody can be called', async () => {
    const young = world.users.add({ birthDate: `${new Date().getFullYear() - 17}-01-01` });
    await expect(world.goOnline(young.id)).rejects.toMatchObject({ code: 'provider-underage', status: 403 });
    const { id } = world.users.add({ phone: 'abc' });
    await expect(world.goOnline(id)).rejects.toMatchObject({
      code: 'profile-incomplete',
      details: { phone: expect.stringContaining('Geçerli bir telefon numarası') },
    });
    expect(await world.status(young.id)).toEqual(OFFLINE);
    expect(await world.status(id)).toEqual(OFFLINE);
  });

  it('needs a user that exists', async () => {
    await expect(world.goOnline(999_999)).rejects.toMatchObject({ code: 'user-unknown' });
  });

  it('needs an offer', async () => {
    const { id } = world.users.add();
    await expect(world.goOnlineAgain(id)).rejects.toMatchObject({ code: 'offer-missing' });
    expect(await world.status(id)).toEqual(OFFLINE);
  });

  it('shows the provider to everybody', async () => {
    const { id, fullName, phone } = world.users.add();
    const before = Date.now();
    const status = await world.goOnline(id, anOffer({ description: 'Klimalı' }));
    expect(status).toMatchObject({ isOnline: true, position: ANKARA, offer: { userId: id, isActive: true } });
    expect(status.endsAt).toBeGreaterThanOrEqual(before + 3_600_000);
    expect(await world.status(id)).toEqual(status);
    expect(await world.listed(id)).toEqual({
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
    const offer = await world.createOffer(id);
    expect((await world.goOnline(id)).offer).toEqual(offer);
    expect((await world.goOnlineAgain(id)).offer).toEqual(offer);
  });

  it('takes the latest of several offers', async () => {
    const { id } = world.users.add();
    const first = await world.createOffer(id);
    const second = await world.createOffer(id, anOffer({ to: 'Bursa' }));
    expect(second.id).toBeGreaterThan(first.id);
    expect((await world.goOnlineAgain(id)).offer).toEqual(second);
  });

  it('replaces offer, position and duration when it is online already', async () => {
    const { id } = world.users.add();
    await world.goOnline(id);
    const status = await world.goOnline(id, anOffer({ type: 'cargo', duration: 'always' }), KONYA);
    expect(status).toMatchObject({ position: KONYA, endsAt: null, offer: { type: 'cargo' } });
    expect(await world.listed(id)).toMatchObject({ ...KONYA, activeService: 'cargo', endsAt: null });
  });

  it('stays where it was seen last when it goes online again without a place', async () => {
    const { id } = world.users.add();
    await world.goOnline(id);
    await world.move(id, KONYA);
    const before = await world.listed(id);
    const status = await world.goOnlineWithoutPlace(id, anOffer({ type: 'cargo' }));
    expect(status).toMatchObject({ position: { ...KONYA, at: before?.at }, offer: { type: 'cargo' } });
    expect(await world.listed(id)).toMatchObject({ ...KONYA, at: before?.at, activeService: 'cargo' });
  });

  it('needs a place where none is known, since none is kept past the end of a session', async () => {
    const { id } = world.users.add();
    await expect(world.goOnlineWithoutPlace(id)).rejects.toMatchObject({ code: 'position-missing' });
    await world.goOnline(id);
    await world.goOffline(id);
    await expect(world.goOnlineWithoutPlace(id)).rejects.toMatchObject({ code: 'position-missing' });
    expect(await world.status(id)).toEqual(OFFLINE);
  });

  it('shows its place with five decimals', async () => {
    const { id } = world.users.add();
    const status = await world.goOnline(id, anOffer(), { latitude: 39.123456, longitude: 32.987654 });
    expect(status.position).toMatchObject({ latitude: 39.12346, longitude: 32.98765 });
    expect(await world.listed(id)).toMatchObject({ latitude: 39.12346, longitude: 32.98765 });
    await world.move(id, { latitude: 39.200004, longitude: 32.9 });
    expect(await world.listed(id)).toMatchObject({ latitude: 39.2, longitude: 32.9 });
  });

  it('gives each of many who go online at the same moment its own offer', async () => {
    const people = Array.from({ length: 20 }, () => world.users.add());
    const go = () => Promise.all(people.map(({ id }) => world.goOnline(id, anOffer({ to: `Durak ${id}` }))));
    const first = await go();
    expect(first.map(({ offer }) => offer)).toMatchObject(
      people.map(({ id }) => ({ userId: id, to: `Durak ${id}` })),
    );
    expect(new Set(first.map(({ offer }) => offer?.id)).size).toBe(people.length);
    expect((await go()).map(({ offer }) => offer)).toEqual(first.map(({ offer }) => offer));
  });

  it('keeps one of two changes at the same moment', async () => {
    const { id } = world.users.add();
    const started = await Promise.all([
      world.goOnline(id, anOffer({ to: 'Bursa' })),
      world.goOnline(id, anOffer({ to: 'Sivas' })),
    ]);
    const status = await world.status(id);
    expect(started.map(({ offer }) => offer?.id)).toContain(status.offer?.id);
    expect((await world.listed(id))?.serviceTo).toBe(status.offer?.to);
  });

  it('takes the provider off the map, and its offer with it', async () => {
    const { id } = world.users.add();
    await world.goOnline(id);
    expect(await world.goOffline(id)).toEqual(OFFLINE);
    expect(await world.listed(id)).toBeUndefined();
    expect(await world.status(id)).toEqual(OFFLINE);
    await expect(world.goOnlineAgain(id)).rejects.toMatchObject({ code: 'offer-missing' });
  });

  it('answers the same when it is offline already', async () => {
    const { id } = world.users.add();
    expect(await world.goOffline(id)).toEqual(OFFLINE);
    await world.goOnline(id);
    await world.goOffline(id);
    expect(await world.goOffline(id)).toEqual(OFFLINE);
  });

  it('comes back after having been offline', async () => {
    const { id } = world.users.add();
    await world.goOnline(id);
    await world.goOffline(id);
    await world.goOnline(id, anOffer(), KONYA);
    expect(await world.listed(id)).toMatchObject(KONYA);
  });

  it('shows a changed name and phone', async () => {
    const { id } = world.users.add();
    await world.goOnline(id);
    const change = { userId: id, fullName: 'Ayşe Demir', phone: '0555 999 88 77' };
    await world.providers.events.ensure(usersEvents.profileChanged.stream);
    await world.providers.events.publish(outboxEvent(usersEvents.profileChanged, change));
    await eventually('the new name is listed', async () => {
      const listed = await world.listed(id);
      return listed?.fullName === 'Ayşe Demir' && listed.phone === '0555 999 88 77';
    });
  });
});
