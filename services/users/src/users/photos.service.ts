import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { requireActiveAccount } from '@rotadas/contracts/users/profile';
import type { User } from '@rotadas/contracts/users/user';
import { PhotoStore } from './store/photo.store.js';
import { UsersService } from './users.service.js';

const HASH_LENGTH = 22;

@Injectable()
export class PhotosService {
  constructor(
    private readonly users: UsersService,
    private readonly photos: PhotoStore,
  ) {}

  /** `data` is base64 of a checked and resized image. */
  async set(userId: number, data: string): Promise<User> {
    requireActiveAccount(await this.users.get(userId));
    const photo = Buffer.from(data, 'base64');
    const photoHash = hash('sha256', photo, 'base64url').slice(0, HASH_LENGTH);
    await this.photos.put(userId, photoHash, photo);
    return this.users.get(userId);
  }

  async remove(userId: number): Promise<User> {
    const user = await this.users.removePicture(userId);
    await this.photos.remove(userId);
    return user;
  }

  /** Base64. Throws `photo-unknown`. */
  async get(userId: number, photoHash: string): Promise<string> {
    const photo = await this.photos.find(userId, photoHash);
    if (!photo) throw new DomainError('photo-unknown');
    return photo.toString('base64');
  }
}
