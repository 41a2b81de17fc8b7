import { randomBytes } from 'node:crypto';
import {
  type Device,
  type DeviceOwner,
  DEVICES_MAX,
  type DeviceSighting,
} from '@rotadas/contracts/devices/device';
import type { DeviceToAdd } from '../../src/devices/domain/device.js';
import type { DeviceStore } from '../../src/devices/store/device.store.js';

export const aTokenHash = (): string => randomBytes(32).toString('base64url');

interface StoredDevice extends Pick<DeviceToAdd, 'userId' | 'tokenHash'> {
  readonly device: Device;
}

export class InMemoryDeviceStore implements Pick<DeviceStore, keyof DeviceStore> {
  private readonly devices = new Map<number, StoredDevice>();
  private lastId = 0;

  async add({ userId, tokenHash, ...fields }: DeviceToAdd): Promise<Device | null> {
    if (this.ownedBy(userId).length >= DEVICES_MAX) return null;
    const id = (this.lastId += 1);
    const device = { id, ...fields, app: null, lastSeenAt: null, batteryPercent: null };
    this.devices.set(id, { userId, tokenHash, device });
    return device;
  }

  async listByUser(userId: number): Promise<Device[]> {
    return this.ownedBy(userId).toSorted((one, other) => other.id - one.id);
  }

  async remove(userId: number, id: number): Promise<boolean> {
    return this.devices.get(id)?.userId === userId && this.devices.delete(id);
  }

  async findOwner(tokenHash: string): Promise<DeviceOwner | null> {
    const found = [...this.devices.values()].find((stored) => stored.tokenHash === tokenHash);
    return found ? { deviceId: found.device.id, userId: found.userId } : null;
  }

  async recordSightings(sightings: readonly DeviceSighting[]): Promise<void> {
    for (const { deviceId, app, seenAt, batteryPercent } of sightings) {
      const stored = this.devices.get(deviceId);
      if (!stored || (stored.device.lastSeenAt ?? -1) >= seenAt) continue;
      const device = { ...stored.device, app, lastSeenAt: seenAt, batteryPercent };
      this.devices.set(deviceId, { ...stored, device });
    }
  }

  private ownedBy(userId: number): Device[] {
    return [...this.devices.values()]
      .filter((stored) => stored.userId === userId)
      .map(({ device }) => device);
  }
}
