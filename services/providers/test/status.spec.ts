import { missingProfileFields } from '@rotadas/contracts/users/profile-completeness';
import { usersEvents } from '@rotadas/contracts/users/users.events';
import { outboxEvent } from '@rotadas/service-kit/events/outbox-event';
import { eventually } from '@rotadas/test-kit/eventually';
import { ANKARA, anOffer, KONYA } from './support/provider-calls.js';
import { startTestBed, type TestBed } from './support/test-bed.js';

const OFFLINE = { isOnline: false, offer: null, endsAt: null, position: null };

describe('going online and offline', () => {
  let testBed: TestBed;
  beforeAll(async () => void (testBed = await startTestBed()));
  afterAll(() => testBed.stop());

  it('needs a complete profile, and names the fields that lack', async () => {
    const user = testBed.users.add({ phone: null, birthDate: null });
    await expect(testBed.goOnline(user.id)).rejects.toMatchObject({
      code: 'profile-incomplete',
      details: missingProfileFields(user),
    });
    expect(await testBed.status(user.id)).toEqual(OFFLINE);
  });

  it('needs accepted terms', async () => {
    const { id } = testBed.users.add({ termsAccepted: false });
    await expect(testBed.goOnline(id)).rejects.toMatchObject({ code: 'terms-unaccepted', status: 403 });
    await expect(testBed.createOffer(id)).rejects.toMatchObject({ code: 'terms-unaccepted', status: 403 });
    const { id: accepted } = testBed.users.add();
    await expect(testBed.goOnlineAgain(accepted)).rejects.toMatchObject({ code: 'offer-missing' });
    await expect(testBed.goOnlineAgain(id)).rejects.toMatchObject({ code: 'terms-unaccepted' });
    expect(await testBed.goOffline(id)).toEqual(OFFLINE);
  });

  it('needs eighteen years, and a phone at which somebody can be called', async () => {
    const young = testBed.users.add({ birthDate: `${new Date().getFullYear() - 17}-01-01` });
    await expect(testBed.goOnline(young.id)).rejects.toMatchObject({
      code: 'provider-underage',
      status: 403,
    });
    const { id } = testBed.users.add({ phone: 'abc' });
    await expect(testBed.goOnline(id)).rejects.toMatchObject({
      code: 'profile-incomplete',
      details: { phone: expect.stringContaining('Geçerli bir telefon numarası') },
    });
    expect(await testBed.status(young.id)).toEqual(OFFLINE);
    expect(await testBed.status(id)).toEqual(OFFLINE);
  });

  it('needs a user that exists', async () => {
    const { id } = testBed.users.add();
    testBed.users.erase(id);
    await expect(testBed.goOnline(id)).rejects.toMatchObject({ code: 'user-unknown' });
  });

  it('needs an offer', async () => {
    const { id } = testBed.users.add();
    await expect(testBed.goOnlineAgain(id)).rejects.toMatchObject({ code: 'offer-missing' });
    expect(await testBed.status(id)).toEqual(OFFLINE);
  });

  it('shows the provider to everybody', async () => {
    const { id, fullName, phone } = testBed.users.add();
    const before = Date.now();
    const status = await testBed.goOnline(id, anOffer({ description: 'Klimalı' }));
    expect(status).toMatchObject({ isOnline: true, position: ANKARA, offer: { userId: id, isActive: true } });
    expect(status.endsAt).toBeGreaterThanOrEqual(before + 3_600_000);
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
  });

  it('takes the offer that was created before, with or without saying it again', async () => {
    const { id } = testBed.users.add();
    const offer = await testBed.createOffer(id);
    expect((await testBed.goOnline(id)).offer).toEqual(offer);
    expect((await testBed.goOnlineAgain(id)).offer).toEqual(offer);
  });

  it('takes the latest of several offers', async () => {
    const { id } = testBed.users.add();
    const first = await testBed.createOffer(id);
    const second = await testBed.createOffer(id, anOffer({ to: 'Bursa' }));
    expect(second.id).toBeGreaterThan(first.id);
    expect((await testBed.goOnlineAgain(id)).offer).toEqual(second);
  });

  it('replaces offer, position and duration when it is online already', async () => {
    const { id } = testBed.users.add();
    await testBed.goOnline(id);
    const status = await testBed.goOnline(id, anOffer({ type: 'cargo', duration: 'always' }), KONYA);
    expect(status).toMatchObject({ position: KONYA, endsAt: null, offer: { type: 'cargo' } });
    expect(await testBed.listed(id)).toMatchObject({ ...KONYA, activeService: 'cargo', endsAt: null });
  });

  it('stays where it was seen last when it goes online again without a place', async () => {
    const { id } = testBed.users.add();
    await testBed.goOnline(id);
    await testBed.move(id, KONYA);
    const before = await testBed.listed(id);
    const status = await testBed.goOnlineWithoutPlace(id, anOffer({ type: 'cargo' }));
    expect(status).toMatchObject({ position: { ...KONYA, at: before?.at }, offer: { type: 'cargo' } });
    expect(await testBed.listed(id)).toMatchObject({ ...KONYA, at: before?.at, activeService: 'cargo' });
  });

  it('needs a place where none is known, since none is kept past the end of a session', async () => {
    const { id } = testBed.users.add();
    await expect(testBed.goOnlineWithoutPlace(id)).rejects.toMatchObject({ code: 'position-missing' });
    await testBed.goOnline(id);
    await testBed.goOffline(id);
    await expect(testBed.goOnlineWithoutPlace(id)).rejects.toMatchObject({ code: 'position-missing' });
    expect(await testBed.status(id)).toEqual(OFFLINE);
  });

  it('shows its place with five decimals', async () => {
    const { id } = testBed.users.add();
    const status = await testBed.goOnline(id, anOffer(), { latitude: 39.123456, longitude: 32.987654 });
    expect(status.position).toMatchObject({ latitude: 39.12346, longitude: 32.98765 });
    expect(await testBed.listed(id)).toMatchObject({ latitude: 39.12346, longitude: 32.98765 });
    await testBed.move(id, { latitude: 39.200004, longitude: 32.9 });
    expect(await testBed.listed(id)).toMatchObject({ latitude: 39.2, longitude: 32.9 });
  });

  it('gives each of many who go online at the same moment its own offer', async () => {
    const people = Array.from({ length: 20 }, () => testBed.users.add());
    const go = () =>
      Promise.all(people.map(({ id }) => testBed.goOnline(id, anOffer({ to: `Durak ${id}` }))));
    const first = await go();
    expect(first.map(({ offer }) => offer)).toMatchObject(
      people.map(({ id }) => ({ userId: id, to: `Durak ${id}` })),
    );
    expect(new Set(first.map(({ offer }) => offer?.id)).size).toBe(people.length);
    expect((await go()).map(({ offer }) => offer)).toEqual(first.map(({ offer }) => offer));
  });

  it('keeps one of two changes at the same moment', async () => {
    const { id } = testBed.users.add();
    const started = await Promise.all([
      testBed.goOnline(id, anOffer({ to: 'Bursa' })),
      testBed.goOnline(id, anOffer({ to: 'Sivas' })),
    ]);
    const status = await testBed.status(id);
    expect(started.map(({ offer }) => offer?.id)).toContain(status.offer?.id);
    expect((await testBed.listed(id))?.serviceTo).toBe(status.offer?.to);
  });

  it('takes the provider off the map, and its offer with it', async () => {
    const { id } = testBed.users.add();
    await testBed.goOnline(id);
    expect(await testBed.goOffline(id)).toEqual(OFFLINE);
    expect(await testBed.listed(id)).toBeUndefined();
    expect(await testBed.status(id)).toEqual(OFFLINE);
    await expect(testBed.goOnlineAgain(id)).rejects.toMatchObject({ code: 'offer-missing' });
  });

  it('answers the same when it is offline already', async () => {
    const { id } = testBed.users.add();
    expect(await testBed.goOffline(id)).toEqual(OFFLINE);
    await testBed.goOnline(id);
    await testBed.goOffline(id);
    expect(await testBed.goOffline(id)).toEqual(OFFLINE);
  });

  it('comes back after having been offline', async () => {
    const { id } = testBed.users.add();
    await testBed.goOnline(id);
    await testBed.goOffline(id);
    await testBed.goOnline(id, anOffer(), KONYA);
    expect(await testBed.listed(id)).toMatchObject(KONYA);
  });

  it('shows a changed name and phone', async () => {
    const { id } = testBed.users.add();
    await testBed.goOnline(id);
    const change = { userId: id, fullName: 'Ayşe Demir', phone: '0555 999 88 77' };
    await testBed.providers.events.ensure(usersEvents.profileChanged.stream);
    await testBed.providers.events.publish(outboxEvent(usersEvents.profileChanged, change));
    await eventually('the new name is listed', async () => {
      const listed = await testBed.listed(id);
      return listed?.fullName === 'Ayşe Demir' && listed.phone === '0555 999 88 77';
    });
  });
});
