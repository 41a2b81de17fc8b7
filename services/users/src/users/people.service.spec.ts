import { Test } from '@nestjs/testing';
import { anIdentity, InMemoryAccountStore } from '../../test/support/in-memory-account-store.js';
import { newAccount } from './domain/registration.js';
import { Admins } from './domain/user-view.js';
import { PeopleService } from './people.service.js';
import { AccountStore } from './store/account.store.js';

const ADMIN = { userId: 1, isAdmin: true };
const USER = { userId: 7, isAdmin: false };

describe('PeopleService', () => {
  let people: PeopleService;
  let accounts: InMemoryAccountStore;
  beforeEach(async () => {
    accounts = new InMemoryAccountStore();
    const module = await Test.createTestingModule({
      providers: [
        PeopleService,
        { provide: AccountStore, useValue: accounts },
        { provide: Admins, useValue: new Admins('boss@rotadas.example') },
      ],
    }).compile();
    people = module.get(PeopleService);
  });

  it('finds people, also suspended ones, and shows what restricts them', async () => {
    const eraseAt = 5_000;
    const known = { fullName: 'Ayşe Yılmaz', phone: '+90 532 444 55 66', isSuspended: true, eraseAt };
    const { id, email } = await accounts.create({ ...newAccount(anIdentity()), ...known });
    const found = { id, email, ...known, isPhoneVerified: false, isAdmin: false, sanction: null };
    expect(await people.find(ADMIN, 'ayse')).toEqual([{ ...found, createdAt: null }]);
    expect(await people.find(ADMIN, '0532 444 55 66')).toHaveLength(1);
    expect(await people.find(ADMIN, String(id))).toHaveLength(1);
    expect(await people.find(ADMIN, 'Yılmaz')).toEqual([]);
  });

  it('shows the account of a person without its ID at the identity provider', async () => {
    const { id, googleId } = await accounts.create(newAccount(anIdentity({ email: 'boss@rotadas.example' })));
    const person = await people.get(ADMIN, id);
    expect(person).toMatchObject({ id, isAdmin: true, isSuspended: false, createdAt: null });
    expect(JSON.stringify(person)).not.toContain(googleId);
    await expect(people.get(ADMIN, 404)).rejects.toMatchObject({ code: 'user-unknown' });
  });

  it.each<[string, () => Promise<unknown>]>([
    ['find', () => people.find(USER, 'a')],
    ['get', () => people.get(USER, 1)],
  ])('%s is rejected for a user who is not an admin', async (_method, call) => {
    await expect(call()).rejects.toMatchObject({ code: 'admin-required' });
  });
});
