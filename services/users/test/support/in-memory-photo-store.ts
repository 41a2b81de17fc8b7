import { photoPath } from '@rotadas/contracts/users/photo';
import type { PhotoStore } from '../../src/users/store/photo.store.js';
import type { InMemoryAccountStore } from './in-memory-account-store.js';

export class InMemoryPhotoStore implements Pick<PhotoStore, keyof PhotoStore> {
  private readonly photos = new Map<number, { readonly hash: string; readonly data: Buffer }>();

  constructor(private readonly accounts: InMemoryAccountStore) {}

  async put(userId: number, hash: string, data: Buffer): Promise<void> {
    this.photos.set(userId, { hash, data });
    await this.accounts.update(userId, { profileImage: photoPath(userId, hash) });
  }

  async find(userId: number, hash: string): Promise<Buffer | null> {
    const photo = this.photos.get(userId);
    return photo?.hash === hash ? photo.data : null;
  }

  async remove(userId: number): Promise<void> {
    this.photos.delete(userId);
  }
}
