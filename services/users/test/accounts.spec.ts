import { usersRoutes } from '@rotadas/contracts/users/users.routes';
import { anIdentity } from './support/an-identity.js';
import { ADMIN_EMAIL, startUsers, type RunningUsers } from './support/running-users.js';
import { insertUser, storedUsers } from './support/stored-users.js';

describe('an account', () => {
  let users: RunningUsers;

  beforeAll(async () => {
    users = await startUsers();
  });
  afterAll(() => users.stop());

  const identify = (identity = anIdentity()) => users.client.call(usersRoutes.identify, { identity });

  it('is made on the first call of an identity and found again on the next', async () => {
    const identity = anIdentity({ displayName: 'Ayşe Yılmaz', photoUrl: 'https://photos.example/a.png' });
    const made = await identify(identity);
    expect(made).toEqual({
      id: expect.any(Number),
      email: identity.email,
      fullName: 'Ayşe Yılmaz',
      profileImage: 'https://photos.example/a.png',
      gender: 'unspecified',
      birthDate: null,
      phone: null,
      description: null,
      rating: 0,
      isAdmin: false,
      termsAccepted: false,
    });
    expect(await identify(identity)).toEqual(made);
  });

  it('gets ids that count up', async () => {
    const first = await identify();
    const second = await identify();
    expect(second.id).toBeGreaterThan(first.id);
  });

  it('is one record when the same identity arrives many times at the same moment', async () => {
    const identity = anIdentity();
    const registration = { email: identity.email, fullName: 'Ali Kaya' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        turn % 2 === 0
          ? identify(identity)
          : users.client.call(usersRoutes.register, { identity, registration }),
      ),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await storedUsers(users.mongodbUri, { googleId: identity.uid })).toHaveLength(1);
  });

  it('is its own for each of many who come at the same moment', async () => {
    const identities = Array.from({ length: 20 }, () => anIdentity());
    const made = await Promise.all(identities.map((identity) => identify(identity)));
    const named = await Promise.all(
      made.map(async ({ id }) => {
        await users.client.call(usersRoutes.acceptTerms, { userId: id });
        const profile = { fullName: `Kişi ${id}` };
        return users.client.call(usersRoutes.updateProfile, { userId: id, profile });
      }),
    );
    expect(named).toEqual(
      made.map((account) => ({ ...account, termsAccepted: true, fullName: `Kişi ${account.id}` })),
    );
    expect(await Promise.all(identities.map((identity) => identify(identity)))).toEqual(named);
  });

  it('has a unique googleId in the database itself', async () => {
    const { id } = await identify(anIdentity({ uid: 'unique-uid' }));
    const [record] = await storedUsers(users.mongodbUri, { _id: id });
    const twin = insertUser(users.mongodbUri, { ...record, _id: id + 1_000_000 });
    await expect(twin).rejects.toMatchObject({ code: 11_000 });
  });

  it('follows an e-mail that changed at the identity provider', async () => {
    const identity = anIdentity();
    const { id } = await identify(identity);
    expect(await identify({ ...identity, email: 'yeni@rotadas.example' })).toMatchObject({
      id,
      email: 'yeni@rotadas.example',
    });
  });

  it('is an admin by the configured e-mail, however it is written', async () => {
    const { id } = await identify(anIdentity({ email: ADMIN_EMAIL.toLowerCase() }));
    expect(await users.client.call(usersRoutes.get, { userId: id })).toMatchObject({ isAdmin: true });
  });

  it('takes name and picture from a registration only where it has none', async () => {
    const identity = anIdentity();
    const registration = {
      email: identity.email,
      fullName: 'Zeynep Demir',
      profileImage: 'https://photos.example/z.png',
    };
    const registered = await users.client.call(usersRoutes.register, { identity, registration });
    expect(registered).toMatchObject({
      fullName: 'Zeynep Demir',
      profileImage: 'https://photos.example/z.png',
    });
    const again = await users.client.call(usersRoutes.register, {
      identity,
      registration: { email: identity.email, fullName: 'Başka Biri', profileImage: null },
    });
    expect(again).toEqual(registered);
  });

  it('keeps the first name and picture of registrations that come at once', async () => {
    const identity = anIdentity();
    await identify(identity);
    const register = (number: number) =>
      users.client.call(usersRoutes.register, {
        identity,
        registration: {
          email: identity.email,
          fullName: `Kişi ${'abcdefghij'[number]}`,
          profileImage: `https://photos.example/${number}.png`,
        },
      });
    const registered = await Promise.all(Array.from({ length: 10 }, (_, number) => register(number)));
    expect(new Set(registered.map(({ fullName }) => fullName)).size).toBe(1);
    expect(new Set(registered.map(({ profileImage }) => profileImage)).size).toBe(1);
  });

  it('keeps the accepted terms', async () => {
    const { id } = await identify();
    await users.client.call(usersRoutes.acceptTerms, { userId: id });
    expect(await users.client.call(usersRoutes.get, { userId: id })).toMatchObject({ termsAccepted: true });
  });

  it('shows its e-mail to its owner and to admins, to nobody else', async () => {
    const owner = await identify();
    const stranger = await identify();
    const admin = await identify(anIdentity({ email: ADMIN_EMAIL }));
    const seenBy = (viewerId: number) =>
      users.client.call(usersRoutes.getPublic, { userId: owner.id, viewerId });
    expect(await seenBy(owner.id)).toHaveProperty('email', owner.email);
    expect(await seenBy(admin.id)).toHaveProperty('email', owner.email);
    expect(await seenBy(stranger.id)).toEqual({ id: owner.id, fullName: '' });
  });

  it('is among the addresses of many as long as it is there', async () => {
    const { client } = users;
    const [one, other] = [await identify(), await identify()];
    const userIds = [other.id, 999_999_999, one.id];
    const { users: found } = await client.call(usersRoutes.getAddresses, { userIds });
    expect(found).toEqual([other, one].map(({ id, email }) => ({ id, email })));
  });

  it('answers user-unknown for an id that nobody has', async () => {
    const userId = 999_999_999;
    const unknown = { code: 'user-unknown', status: 404 };
    const { client } = users;
    await expect(client.call(usersRoutes.get, { userId })).rejects.toMatchObject(unknown);
    await expect(client.call(usersRoutes.getPublic, { userId, viewerId: 1 })).rejects.toMatchObject(unknown);
    await expect(client.call(usersRoutes.acceptTerms, { userId })).rejects.toMatchObject(unknown);
    await expect(
      client.call(usersRoutes.updateProfile, { userId, profile: { fullName: 'Biri' } }),
    ).rejects.toMatchObject(unknown);
  });
});
