import { Injectable } from '@nestjs/common';
import { toTermsState } from '@rotadas/contracts/accounts/terms';
import type { Device, DeviceInput, DeviceOwner, DeviceSighting } from '@rotadas/contracts/devices/device';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { ACCESS_CHANGED, type AccessChange } from '@rotadas/contracts/users/access-change';
import { requireActiveAccount, requireCompleteProfile } from '@rotadas/contracts/users/profile';
import { NatsPublisher } from '@rotadas/service-kit/nats/nats-publisher';
import { isClosed, requireAccount } from '../users/domain/account.js';
import { AccountStore } from '../users/store/account.store.js';
import { DeviceStore } from './store/device.store.js';

@Injectable()
export class DevicesService {
  constructor(
    private readonly accounts: AccountStore,
    private readonly devices: DeviceStore,
    private readonly nats: NatsPublisher,
  ) {}

  /** Throws `user-unknown`, `terms-unaccepted`, `profile-incomplete` or `devices-full`. */
  async add(userId: number, { name }: DeviceInput, tokenHash: string): Promise<Device> {
    const account = requireAccount(await this.accounts.find(userId));
    requireActiveAccount({ ...account, ...toTermsState(account.acceptances) });
    requireCompleteProfile(account);
    const added = await this.devices.add({ userId, name, tokenHash, createdAt: Date.now() });
    if (!added) throw new DomainError('devices-full');
    return added;
  }

  list(userId: number): Promise<Device[]> {
    return this.devices.listByUser(userId);
  }

  /** Throws `device-unknown`, also for a device of another user. */
  async remove(userId: number, deviceId: number): Promise<void> {
    const isRemoved = await this.devices.remove(userId, deviceId);
    // Publish even if the device is unknown: an earlier call may have failed after the removal.
    const change: AccessChange = { kind: 'changed', userId };
    this.nats.publish(ACCESS_CHANGED, change);
    if (!isRemoved) throw new DomainError('device-unknown');
  }

  /** Throws `device-unknown`, also if the account is closed or missing. */
  async identify(tokenHash: string): Promise<DeviceOwner> {
    const owner = await this.devices.findOwner(tokenHash);
    const account = owner && (await this.accounts.find(owner.userId));
    if (!account || isClosed(account)) throw new DomainError('device-unknown');
    return owner;
  }

  recordSightings(sightings: readonly DeviceSighting[]): Promise<void> {
    return this.devices.recordSightings(sightings);
  }
}
