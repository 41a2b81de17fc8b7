import { Test } from '@nestjs/testing';
import type { Admin } from '@rotadas/contracts/primitives/admin';
import { anIdentity, InMemoryAccountStore } from '../../test/support/in-memory-account-store.js';
import { AdminCheck } from './admin-check.js';
import type { NewAccount } from './domain/account.js';
import { newAccount } from './domain/registration.js';
import { Admins } from './domain/user-view.js';
import { PeopleService } from './people.service.js';
import { AccountStore } from './store/account.store.js';

describe('PeopleService', () => {
  let people: PeopleService;
  let accounts: InMemoryAccountStore;
  let admin: Admin;
  beforeEach(async () => {
    accounts = new InMemoryAccountStore();
    const module = await Test.createTestingModule({
      providers: [
        PeopleService,
        AdminCheck,
        { provide: AccountStore, useValue: accounts },
        { provide: Admins, useValue: new Admins('boss@rotadas.example') },
      ],
    }).compile();
    people = module.get(PeopleService);
    admin = { userId: (await add({ isAdmin: true })).id, isAdmin: true };
  });
  const add = (known: Partial<NewAccount> = {}) => accounts.create({ ...newAccount(anIdentity()), ...known });

  it('finds people, also suspended ones, and shows what restricts them', async () => {
    const eraseAt = 5_000;
    const known = { fullName: 'Ayşe Yılmaz', phone: '+90 532 444 55 66', isSuspended: true, eraseAt };
    const { id, email } = await add(known);
    const found = { id, email, ...known, isPhoneVerified: false, isAdmin: false, sanction: null };
    expect(await people.find(admin, 'ayse')).toEqual([{ ...found, createdAt: null }]);
    expect(await people.find(admin, '0532 444 55 66')).toHaveLength(1);
    expect(await people.find(admin, String(id))).toHaveLength(1);
    expect(await people.find(admin, 'Yılmaz')).toEqual([]);
  });

  it('shows the account of a person without its ID at the identity provider', async () => {
    const { id, googleId } = await add({ email: 'boss@rotadas.example' });
    const person = await people.get(admin, id);
    expect(person).toMatchObject({ id, isAdmin: true, isSuspended: false, createdAt: null });
    expect(JSON.stringify(person)).not.toContain(googleId);
    await expect(people.get(admin, 404)).rejects.toMatchObject({ code: 'user-unknown' });
  });

  it.each<[string, (caller: Admin) => Promise<unknown>]>([
    ['find', (caller) => people.find(caller, 'a')],
    ['get', (caller) => people.get(caller, 1)],
  ])('%s needs an admin, also by the account itself', async (_method, call) => {
    const rejected = { code: 'admin-required' };
    await expect(call({ ...admin, isAdmin: false })).rejects.toMatchObject(rejected);
    await expect(call({ userId: (await add()).id, isAdmin: true })).rejects.toMatchObject(rejected);
  });
});
