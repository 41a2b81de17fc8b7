import { FIRST_TERMS_VERSION, TERMS_VERSION } from '@rotadas/contracts/accounts/terms-version';
import { anIdentity, type InMemoryAccountStore } from '../../test/support/in-memory-account-store.js';
import type { InMemoryBannedContacts } from '../../test/support/in-memory-banned-contacts.js';
import { usersInMemory } from '../../test/support/users-in-memory.js';
import type { UsersService } from './users.service.js';

const ADMIN_EMAIL = 'admin@rotadas.example';
const UNKNOWN = { code: 'user-unknown', status: 404 };

describe('UsersService', () => {
  let users: UsersService;
  let store: InMemoryAccountStore;
  let banned: InMemoryBannedContacts;
  let wakes: () => number;
  beforeEach(async () => ({ users, store, banned, wakes } = await usersInMemory(ADMIN_EMAIL)));

  const create = (identity: ReturnType<typeof anIdentity>) => users.identify(identity, true);

  describe('identify', () => {
    it('creates one account for a confirmed identity', async () => {
      const identity = anIdentity({ displayName: 'Ayşe Yılmaz' });
      const created = await create(identity);
      expect(created).toMatchObject({
        id: 1,
        email: identity.email,
        fullName: 'Ayşe Yılmaz',
        isAdmin: false,
      });
      expect(await create(identity)).toEqual(created);
      expect(await users.identify(identity)).toEqual(created);
      expect((await create(anIdentity())).id).toBe(2);
    });

    it('stores nothing about an unknown identity that is not confirmed', async () => {
      const identity = anIdentity();
      await expect(users.identify(identity)).rejects.toMatchObject(UNKNOWN);
      expect(await store.findByGoogleId(identity.uid)).toBeNull();
    });

    it('stores an e-mail address that changed at the identity provider', async () => {
      const identity = anIdentity();
      const { id } = await create(identity);
      const email = 'yeni@rotadas.example';
      const newer = { ...identity, email, issuedAt: identity.issuedAt + 1_000 };
      expect(await users.identify(newer)).toMatchObject({ id, email });
      expect(await users.get(id)).toMatchObject({ email });
    });

    it('keeps the address and the role of the newest token while an older one is still used', async () => {
      const older = anIdentity({ email: ADMIN_EMAIL });
      await create(older);
      const newer = { ...older, email: 'yeni@rotadas.example', issuedAt: older.issuedAt + 1_000 };
      const changed = { email: newer.email, isAdmin: false };
      for (const identity of [newer, older, newer, older])
        expect(await users.identify(identity, true)).toMatchObject(changed);
      const sameSecond = { ...newer, email: ADMIN_EMAIL };
      expect(await users.identify(sameSecond)).toMatchObject(changed);
      const newest = { ...older, issuedAt: newer.issuedAt + 1_000 };
      expect(await users.identify(newest)).toMatchObject({ email: ADMIN_EMAIL, isAdmin: true });
    });

    it('refuses a new account with a banned address', async () => {
      const identity = anIdentity();
      banned.contacts.add(identity.email);
      await expect(create(identity)).rejects.toMatchObject({ code: 'contact-banned', status: 403 });
      expect(await store.findByGoogleId(identity.uid)).toBeNull();
    });

    it('refuses the change of an address to a banned one', async () => {
      const identity = anIdentity();
      const { id } = await create(identity);
      banned.contacts.add('yasakli@rotadas.example');
      const newer = { ...identity, email: 'yasakli@rotadas.example', issuedAt: identity.issuedAt + 1_000 };
      await expect(users.identify(newer)).rejects.toMatchObject({ code: 'contact-banned' });
      expect(await users.get(id)).toMatchObject({ email: identity.email });
    });

    it('lets a banned user sign in to the closed account, also with a changed address', async () => {
      const identity = anIdentity();
      const { id } = await create(identity);
      const sanction = { id: 1, kind: 'ban', reason: 'fraud', text: 'Dolandırdın.' } as const;
      await store.update(id, {
        sanction: { ...sanction, at: 1_000, until: null, appeal: 'none', answer: null },
      });
      banned.contacts.add(identity.email).add('eski@rotadas.example');
      expect(await users.identify(identity)).toMatchObject({ id, sanction });
      const newer = { ...identity, email: 'eski@rotadas.example', issuedAt: identity.issuedAt + 1_000 };
      expect(await users.identify(newer)).toMatchObject({ id, sanction });
      const [found] = await users.getAccounts([id]);
      expect(found).toMatchObject({ email: newer.email, isSuspended: true });
    });

    it('recognizes a suspended account only once it is confirmed again', async () => {
      const identity = anIdentity();
      const account = await create(identity);
      const isSuspended = async () => (await users.getAccounts([account.id]))[0]?.isSuspended;
      await users.suspend(account.id);
      expect(await isSuspended()).toBe(true);
      await expect(users.identify(identity)).rejects.toMatchObject({ code: 'user-suspended' });
      expect(await users.identify(identity, true)).toEqual(account);
      expect(await isSuspended()).toBe(false);
      expect(await users.identify(identity)).toEqual(account);
    });
  });

  describe('register', () => {
    const profileImage = 'https://photos.example/z.png';

    it('fills in an empty name and picture, and wakes the outbox', async () => {
      const identity = anIdentity();
      await create(identity);
      const registration = { email: identity.email, fullName: 'Zeynep Demir', profileImage };
      const registered = await users.register(identity, registration);
      expect(registered).toMatchObject({ fullName: 'Zeynep Demir', profileImage });
      expect(await users.get(registered.id)).toEqual(registered);
      expect(wakes()).toBe(1);
    });

    it('keeps an existing name and picture', async () => {
      const identity = anIdentity({ displayName: 'Zeynep Demir', photoUrl: profileImage });
      const before = await create(identity);
      const registration = { email: identity.email, fullName: 'Başka Biri', profileImage: null };
      expect(await users.register(identity, registration)).toEqual(before);
      expect(wakes()).toBe(0);
    });
  });

  describe('updateProfile', () => {
    it('throws terms-unaccepted before the terms are accepted', async () => {
      const before = await create(anIdentity());
      const rejected = { code: 'terms-unaccepted', status: 403 };
      await expect(users.updateProfile(before.id, { fullName: 'Ali Kaya' })).rejects.toMatchObject(rejected);
      expect(await users.get(before.id)).toEqual(before);
    });

    it('stores the profile and wakes the outbox', async () => {
      const { id } = await create(anIdentity());
      expect(await users.acceptTerms(id)).toMatchObject({ id, termsAccepted: true });
      const saved = await users.updateProfile(id, { fullName: 'Ali Kaya', gender: null });
      expect(saved).toMatchObject({ fullName: 'Ali Kaya', gender: 'unspecified', termsAccepted: true });
      expect(await users.get(id)).toEqual(saved);
      expect(wakes()).toBe(1);
    });
  });

  describe('acceptTerms', () => {
    it('accepts the version that the user has read, if it is in force', async () => {
      const { id } = await create(anIdentity());
      const changed = { code: 'terms-changed', status: 409 };
      await expect(users.acceptTerms(id, FIRST_TERMS_VERSION)).rejects.toMatchObject(changed);
      expect(await users.get(id)).toMatchObject({ termsAccepted: false, acceptedTerms: null });
      const accepted = { termsAccepted: true, acceptedTerms: TERMS_VERSION };
      expect(await users.acceptTerms(id, TERMS_VERSION)).toMatchObject(accepted);
    });
  });

  it('setRating stores the newest mean, and wakes the outbox', async () => {
    const { id } = await create(anIdentity());
    await users.setRating({ userId: id, rating: 4.5, ratings: 2, at: 2_000 });
    await users.setRating({ userId: id, rating: 5, ratings: 1, at: 1_000 });
    expect(await users.get(id)).toMatchObject({ rating: 4.5, ratings: 2 });
    expect(wakes()).toBe(2);
  });

  describe('verifyPhone', () => {
    const PHONE = { phone: '+90 532 123 45 67', isPhoneVerified: true };
    const verify = (userId: number, number = '+905321234567') => users.verifyPhone(userId, number);
    const addUser = async () => {
      const { id } = await create(anIdentity());
      await users.acceptTerms(id);
      return id;
    };

    it('stores the number as the verified phone of the profile, and wakes the outbox', async () => {
      const id = await addUser();
      expect(await verify(id)).toMatchObject(PHONE);
      expect(await users.listPeople([id])).toMatchObject({ people: [{ id, ...PHONE }] });
      expect(wakes()).toBe(1);
    });

    it('lets the newest proof of a number win, since numbers are assigned again', async () => {
      const [id, other] = [await addUser(), await addUser()];
      await verify(id);
      expect(await verify(other)).toMatchObject(PHONE);
      expect(await users.get(id)).toMatchObject({ phone: PHONE.phone, isPhoneVerified: false });
    });

    it('keeps the mark while the phone stays, and loses it with another one', async () => {
      const id = await addUser();
      await verify(id);
      const save = (phone?: string) =>
        users.updateProfile(id, { fullName: 'Ali Kaya', ...(phone !== undefined && { phone }) });
      expect(await save()).toMatchObject(PHONE);
      expect(await save(PHONE.phone)).toMatchObject(PHONE);
      expect(await save('+90 532 123 45 68')).toMatchObject({ isPhoneVerified: false });
    });

    it('rejects the number of a banned user', async () => {
      banned.contacts.add(PHONE.phone);
      const id = await addUser();
      await expect(verify(id)).rejects.toMatchObject({ code: 'contact-banned', status: 403 });
      expect(await users.get(id)).toMatchObject({ phone: null });
    });

    it('rejects a number that a profile cannot have', async () => {
      await expect(verify(await addUser(), '+908501234567')).rejects.toMatchObject({
        code: 'phone-unverified',
      });
    });
  });

  it('listWomen leaves out all but women', async () => {
    const [woman, unknown] = [await create(anIdentity()), await create(anIdentity())];
    await users.acceptTerms(woman.id);
    await users.updateProfile(woman.id, { fullName: 'Ayşe Kaya', gender: 'female' });
    expect(await users.listWomen([woman.id, unknown.id, 404])).toEqual([woman.id]);
  });

  it('listPeople leaves out missing accounts, and the contacts of suspended ones', async () => {
    const vehicle = { make: 'Fiat Egea', colour: 'Beyaz', plate: '34 ABC 123' };
    const contact = { phone: '+90 532 123 45 67', vehicle };
    const ids = [];
    for (const displayName of ['Ali Kaya', 'Ayşe Ak']) {
      const { id } = await create(anIdentity({ displayName }));
      await users.acceptTerms(id);
      await users.updateProfile(id, { fullName: displayName, ...contact });
      ids.push(id);
    }
    const [suspended = 0, other = 0] = ids;
    await users.suspend(suspended);
    const shown = { isPhoneVerified: false, rating: 0, ratings: 0 };
    expect(await users.listPeople([suspended, 404, other])).toEqual({
      people: [
        { id: suspended, fullName: 'Ali Kaya', phone: null, vehicle: null, ...shown },
        { id: other, fullName: 'Ayşe Ak', ...contact, ...shown },
      ],
    });
  });

  describe('getProfile', () => {
    it('contains no phone and no address', async () => {
      const { id } = await create(anIdentity({ displayName: 'Ali Kaya' }));
      expect(await users.getProfile(id)).toEqual({
        id,
        fullName: 'Ali Kaya',
        profileImage: null,
        isPhoneVerified: false,
        rating: 0,
        ratings: 0,
        vehicle: null,
      });
    });

    it('throws user-unknown for a suspended account', async () => {
      const { id } = await create(anIdentity());
      await users.suspend(id);
      await expect(users.getProfile(id)).rejects.toMatchObject(UNKNOWN);
    });
  });

  describe('getPublic', () => {
    it('includes the e-mail address for its owner and for admins only', async () => {
      const owner = await create(anIdentity({ displayName: 'Ali' }));
      const admin = await create(anIdentity({ email: ADMIN_EMAIL }));
      const other = await create(anIdentity());
      const whole = { id: owner.id, fullName: 'Ali', email: owner.email };
      expect(await users.getPublic(owner.id, owner.id)).toEqual(whole);
      expect(await users.getPublic(owner.id, admin.id)).toEqual(whole);
      expect(await users.getPublic(owner.id, other.id)).toEqual({ id: owner.id, fullName: 'Ali' });
      expect(await users.getPublic(owner.id, 404)).toEqual({ id: owner.id, fullName: 'Ali' });
    });
  });

  it.each<[string, () => Promise<unknown>]>([
    ['get', () => users.get(404)],
    ['getPublic', () => users.getPublic(404, 1)],
    ['updateProfile', () => users.updateProfile(404, { fullName: 'Ali Kaya' })],
    ['acceptTerms', () => users.acceptTerms(404)],
    ['getProfile', () => users.getProfile(404)],
    ['verifyPhone', () => users.verifyPhone(404, '+905321234567')],
    ['register', () => users.register(anIdentity(), { email: ADMIN_EMAIL })],
  ])('%s throws user-unknown without an account', async (_method, call) => {
    await expect(call()).rejects.toMatchObject(UNKNOWN);
  });
});
