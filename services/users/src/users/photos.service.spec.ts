import { Test } from '@nestjs/testing';
import { OutboxRelay } from '@rotadas/service-kit/outbox/outbox-relay';
import { anIdentity, InMemoryAccountStore } from '../../test/support/in-memory-account-store.js';
import { InMemoryBannedContacts } from '../../test/support/in-memory-banned-contacts.js';
import { InMemoryPhotoStore } from '../../test/support/in-memory-photo-store.js';
import { Admins } from './domain/user-view.js';
import { PhotosService } from './photos.service.js';
import { AccountStore } from './store/account.store.js';
import { BannedContactStore } from './store/banned-contact.store.js';
import { PhotoStore } from './store/photo.store.js';
import { UsersService } from './users.service.js';

const base64 = (text: string) => Buffer.from(text).toString('base64');
const UNKNOWN = { code: 'photo-unknown', status: 404 };

describe('PhotosService', () => {
  let photos: PhotosService;
  let users: UsersService;
  let userId: number;
  beforeEach(async () => {
    const accounts = new InMemoryAccountStore();
    const module = await Test.createTestingModule({
      providers: [
        PhotosService,
        UsersService,
        { provide: AccountStore, useValue: accounts },
        { provide: BannedContactStore, useValue: new InMemoryBannedContacts() },
        { provide: PhotoStore, useValue: new InMemoryPhotoStore(accounts) },
        { provide: OutboxRelay, useValue: { wake: () => undefined } },
        { provide: Admins, useValue: new Admins(undefined) },
      ],
    }).compile();
    photos = module.get(PhotosService);
    users = module.get(UsersService);
    userId = (await users.identify(anIdentity(), true)).id;
    await users.acceptTerms(userId);
  });

  const hashIn = (profileImage: string | null) => profileImage?.split('/').at(-1) ?? '';
  const set = async (text: string) => (await photos.set(userId, base64(text))).profileImage;

  it('stores a photo, which replaces the former one', async () => {
    const first = await set('one');
    expect(first).toMatch(/^\/api\/users\/1\/photo\/[\w-]{22}$/);
    expect(await photos.get(userId, hashIn(first))).toBe(base64('one'));
    const second = await set('two');
    expect(second).not.toBe(first);
    await expect(photos.get(userId, hashIn(first))).rejects.toMatchObject(UNKNOWN);
    expect(await set('two')).toBe(second);
  });

  it('removes a photo with its address', async () => {
    const hash = hashIn(await set('one'));
    expect(await photos.remove(userId)).toMatchObject({ profileImage: null });
    await expect(photos.get(userId, hash)).rejects.toMatchObject(UNKNOWN);
  });

  it('keeps the photo of a saved profile with its address, and removes it with another picture', async () => {
    const profileImage = await set('one');
    const save = (image: string | null) =>
      users.updateProfile(userId, { fullName: 'Ali Kaya', profileImage: image });
    expect(await save(profileImage)).toMatchObject({ profileImage });
    expect(await save(`/api/users/9/photo/${'a'.repeat(22)}`)).toMatchObject({ profileImage });
    expect(await photos.get(userId, hashIn(profileImage))).toBe(base64('one'));
    const other = 'https://photos.example/z.png';
    expect(await save(other)).toMatchObject({ profileImage: other });
    await expect(photos.get(userId, hashIn(profileImage))).rejects.toMatchObject(UNKNOWN);
  });

  it('needs accepted terms', async () => {
    const { id } = await users.identify(anIdentity(), true);
    await expect(photos.set(id, base64('one'))).rejects.toMatchObject({ code: 'terms-unaccepted' });
  });
});
