import { connect, type NatsConnection } from '@nats-io/transport-node';
import { EventMessage } from '@rotadas/contracts/routing/event';
import type { RequestOf } from '@rotadas/contracts/routing/route';
import { usersEvents } from '@rotadas/contracts/users/users.events';
import { usersRoutes } from '@rotadas/contracts/users/users.routes';
import { askUnchecked } from '@rotadas/test-kit/ask-unchecked';
import { eventually } from '@rotadas/test-kit/eventually';
import { setting } from '@rotadas/test-kit/setting';
import { withCollection } from '@rotadas/test-kit/with-collection';
import { anIdentity } from './support/an-identity.js';
import { startUsers, type RunningUsers } from './support/running-users.js';

type Profile = RequestOf<typeof usersRoutes.updateProfile>['profile'];

const COMPLETE = {
  fullName: 'Mehmet Öztürk',
  gender: 'male',
  birthDate: '1990-02-28',
  phone: '+90 555 555 55 55',
  description: 'Ankara içi kurye',
  profileImage: 'https://photos.example/m.png',
} as const;

describe('a profile', () => {
  let users: RunningUsers;
  let nats: NatsConnection;

  beforeAll(async () => {
    users = await startUsers();
    nats = await connect({ servers: setting('NATS_URL') });
  });
  afterAll(async () => {
    await nats.close();
    await users.stop();
  });

  async function aUser(): Promise<number> {
    const id = await aNewcomer();
    await users.client.call(usersRoutes.acceptTerms, { userId: id });
    return id;
  }

  /** Somebody who has not accepted the terms. */
  async function aNewcomer(): Promise<number> {
    const { id } = await users.client.call(usersRoutes.identify, { identity: anIdentity() });
    return id;
  }
  const save = (userId: number, profile: Profile) =>
    users.client.call(usersRoutes.updateProfile, { userId, profile });

  /** Sends what the caller's own check would not let through. */
  const sendRaw = (userId: number, profile: unknown) =>
    askUnchecked(setting('NATS_URL'), usersRoutes.updateProfile, { userId, profile });

  it('is stored whole and read back', async () => {
    const id = await aUser();
    expect(await save(id, COMPLETE)).toMatchObject(COMPLETE);
    expect(await users.client.call(usersRoutes.get, { userId: id })).toMatchObject(COMPLETE);
  });

  it.each([
    ['HTML', '<img src=x onerror=alert(1)> & "Ayşe" </script>'],
    ['marks of right-to-left writing', '\u200fعائشة\u200e Ayşe'],
    ['emoji and combining marks', '👩🏽‍🚀 q\u0308 İıŞş'],
    ['what databases read as operators', '{"$gt": ""} $where a.b'],
  ])('stores and returns %s as it is', async (_what, text) => {
    const id = await aUser();
    await save(id, { fullName: text, description: text });
    expect(await users.client.call(usersRoutes.get, { userId: id })).toMatchObject({
      fullName: text,
      description: text,
    });
  });

  it('is stored in one form for what looks the same', async () => {
    const id = await aUser();
    const written = {
      fullName: 'Gu\u0308ls\u0327en\tŞen',
      phone: '0555 555 55 55',
      description: 'bir\r\niki',
    };
    expect(await save(id, written)).toMatchObject({
      fullName: 'Gülşen Şen',
      phone: '+90 555 555 55 55',
      description: 'bir\niki',
    });
  });

  it('is refused to whoever has not accepted the terms, and stays as it was', async () => {
    const id = await aNewcomer();
    const before = await users.client.call(usersRoutes.get, { userId: id });
    await expect(save(id, COMPLETE)).rejects.toMatchObject({ code: 'terms-unaccepted', status: 403 });
    expect(await users.client.call(usersRoutes.get, { userId: id })).toEqual(before);
  });

  it('of before there were rules stays readable', async () => {
    const id = await aUser();
    const old = { fullName: 'Ay\0şe\u202e', phone: 'abc', birthDate: '9999-01-01', description: '\u2066x' };
    await withCollection(users.mongodbUri, 'users', (all) => all.updateOne({ _id: id }, { $set: old }));
    expect(await users.client.call(usersRoutes.get, { userId: id })).toMatchObject(old);
  });

  it('may be that of somebody younger than 18', async () => {
    const id = await aUser();
    const birthDate = `${new Date().getFullYear() - 10}-01-01`;
    expect(await save(id, { fullName: 'Ece', birthDate })).toMatchObject({ birthDate });
  });

  it('keeps what is left out and clears what is null', async () => {
    const id = await aUser();
    await save(id, COMPLETE);
    const saved = await save(id, { fullName: 'Mehmet Ö.', gender: null, phone: null, birthDate: '' });
    expect(saved).toMatchObject({
      fullName: 'Mehmet Ö.',
      gender: 'unspecified',
      phone: null,
      birthDate: null,
      description: COMPLETE.description,
      profileImage: COMPLETE.profileImage,
    });
  });

  it('tells the others of each change after it is saved, in order', async () => {
    const id = await aUser();
    const told: unknown[] = [];
    nats.subscribe(usersEvents.profileChanged.subject, {
      callback: (_, message) => void told.push(EventMessage.parse(message.json()).payload),
    });
    await nats.flush();
    await save(id, COMPLETE);
    await save(id, { fullName: 'Mehmet Ö.' });
    const ofThisUser = () =>
      told
        .map((payload) => usersEvents.profileChanged.payload.parse(payload))
        .filter(({ userId }) => userId === id);
    await eventually('both changes are told', async () => ofThisUser().length === 2);
    expect(ofThisUser()).toEqual([
      { userId: id, fullName: COMPLETE.fullName, phone: COMPLETE.phone },
      { userId: id, fullName: 'Mehmet Ö.', phone: COMPLETE.phone },
    ]);
  });

  it.each([
    ['id', 99],
    ['googleId', 'another'],
    ['rating', 5],
    ['isOnline', true],
    ['latitude', 39.9],
    ['longitude', 32.8],
    ['lastLocationUpdate', 1],
    ['activeService', 'taxi'],
    ['serviceFrom', 'Ankara'],
    ['serviceTo', 'Konya'],
    ['serviceDescription', 'Klimalı'],
    ['onlineDuration', 60],
    ['isAdmin', true],
    ['termsAccepted', true],
  ])('cannot set %s', async (field, value) => {
    const id = await aUser();
    const before = await users.client.call(usersRoutes.get, { userId: id });
    const reply = await sendRaw(id, { fullName: 'Biri', [field]: value });
    expect(reply).toMatchObject({ err: { code: 'input-invalid', details: expect.any(Object) } });
    expect(await users.client.call(usersRoutes.get, { userId: id })).toEqual(before);
  });

  it.each([
    ['an extra field', { fullName: 'Biri', isAdmin: true }],
    ['a mistyped field', { fullName: 'Biri', phone: 5_555_555 }],
    ['an unknown gender', { fullName: 'Biri', gender: 'x' }],
    ['a day that does not exist', { fullName: 'Biri', birthDate: '2001-02-30' }],
    ['a name that is too long', { fullName: 'a'.repeat(101) }],
    ['a description that is too long', { fullName: 'Biri', description: 'a'.repeat(1_001) }],
    ['a picture that is not on https', { fullName: 'Biri', profileImage: 'http://photos.example/m.png' }],
    ['a birth date in the future', { fullName: 'Biri', birthDate: '2131-01-01' }],
    ['a birth date before 1900', { fullName: 'Biri', birthDate: '1899-12-31' }],
    ['a phone that nobody can call', { fullName: 'Biri', phone: 'abc' }],
    ['a name of zero-width characters', { fullName: '\u200b\u2060' }],
    ['a name with a direction override', { fullName: 'Ali \u202eyaK' }],
    ['a name with NUL', { fullName: 'Ay\0şe' }],
    ['a description with a direction isolate', { fullName: 'Biri', description: '\u2066x\u2069' }],
    ['half of a surrogate pair', { fullName: 'Biri \ud83d' }],
    ['an empty name', { fullName: '  ' }],
    ['no name', {}],
  ])('refuses %s and stays as it was', async (_fault, profile) => {
    const id = await aUser();
    await save(id, COMPLETE);
    const reply = await sendRaw(id, profile);
    expect(reply).toMatchObject({ err: { code: 'input-invalid', details: expect.any(Object) } });
    expect(await users.client.call(usersRoutes.get, { userId: id })).toMatchObject(COMPLETE);
  });
});
