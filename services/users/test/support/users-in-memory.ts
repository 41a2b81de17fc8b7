import { Test } from '@nestjs/testing';
import { OutboxRelay } from '@rotadas/service-kit/outbox/outbox-relay';
import { Admins } from '../../src/users/domain/user-view.js';
import { AccountStore } from '../../src/users/store/account.store.js';
import { BannedContactStore } from '../../src/users/store/banned-contact.store.js';
import { PhotoStore } from '../../src/users/store/photo.store.js';
import { UsersService } from '../../src/users/users.service.js';
import { InMemoryAccountStore } from './in-memory-account-store.js';
import { InMemoryBannedContacts } from './in-memory-banned-contacts.js';
import { InMemoryPhotoStore } from './in-memory-photo-store.js';

/** A UsersService with its stores; `wakes` is how often it woke the outbox. */
export async function usersInMemory(adminEmail: string) {
  const store = new InMemoryAccountStore();
  const banned = new InMemoryBannedContacts();
  let woken = 0;
  const module = await Test.createTestingModule({
    providers: [
      UsersService,
      { provide: AccountStore, useValue: store },
      { provide: BannedContactStore, useValue: banned },
      { provide: PhotoStore, useValue: new InMemoryPhotoStore(store) },
      { provide: OutboxRelay, useValue: { wake: () => (woken += 1) } },
      { provide: Admins, useValue: new Admins(adminEmail) },
    ],
  }).compile();
  return { users: module.get(UsersService), store, banned, wakes: () => woken };
}
