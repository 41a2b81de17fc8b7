import {
  type Device,
  type DeviceOwner,
  DEVICES_MAX,
  type DeviceSighting,
} from '@rotadas/contracts/devices/device';
import { Counter } from '@rotadas/service-kit/mongodb/counter';
import { falseIfDuplicate } from '@rotadas/service-kit/mongodb/duplicate-key';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb.connection';
import { retryOnConflict } from '@rotadas/service-kit/mongodb/retry-on-conflict';
import { createLookup } from '@rotadas/service-kit/time/batch-loader';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import type { DeviceToAdd } from '../domain/device.js';
import { type DeviceDocument, deviceSchema, toDevice } from './device.schema.js';

@Injectable()
export class DeviceStore {
  private readonly model: Model<DeviceDocument>;
  private readonly ownerLookup = createLookup(
    async (hashes: readonly string[]) =>
      this.model
        .find({ tokenHash: { $in: hashes } }, { tokenHash: 1, userId: 1 })
        .lean<Pick<DeviceDocument, '_id' | 'tokenHash' | 'userId'>[]>(),
    ({ tokenHash }) => tokenHash,
  );

  constructor(
    private readonly mongodb: MongodbConnection,
    private readonly counter: Counter,
  ) {
    this.model = mongodb.mongoose.model<DeviceDocument>('Device', deviceSchema, 'devices');
    mongodb.prepare(() => this.model.createIndexes());
  }

  /** Null if the user has no free slot. Concurrent requests for one slot retry with another. */
  async add(device: DeviceToAdd): Promise<Device | null> {
    const attempt = async () => {
      const slot = await this.freeSlot(device.userId);
      if (slot === undefined) return { added: null };
      const _id = await this.counter.next('devices');
      const document = { ...device, _id, slot, app: null, lastSeenAt: null, batteryPercent: null };
      const isAdded = await this.model.create(document).then(() => true, falseIfDuplicate);
      return isAdded ? { added: toDevice(document) } : null;
    };
    return (await this.mongodb.run(() => retryOnConflict(attempt))).added;
  }

  /** Newest first. */
  async listByUser(userId: number): Promise<Device[]> {
    const found = await this.mongodb.run(async () =>
      this.model.find({ userId }).sort({ _id: -1 }).lean<DeviceDocument[]>(),
    );
    return found.map(toDevice);
  }

  /** False if the user has no such device. */
  async remove(userId: number, id: number): Promise<boolean> {
    const deleted = await this.mongodb.run(async () => this.model.deleteOne({ _id: id, userId }));
    return deleted.deletedCount === 1;
  }

  async findOwner(tokenHash: string): Promise<DeviceOwner | null> {
    const found = await this.mongodb.run(() => this.ownerLookup.load(tokenHash));
    return found && { deviceId: found._id, userId: found.userId };
  }

  /** Ignores removed devices, and sightings that are not newer than the stored one. */
  async recordSightings(sightings: readonly DeviceSighting[]): Promise<void> {
    const updates = sightings.map(({ deviceId, app, seenAt, batteryPercent }) => ({
      updateOne: {
        filter: { _id: deviceId, lastSeenAt: { $not: { $gte: seenAt } } },
        update: { $set: { app, lastSeenAt: seenAt, batteryPercent } },
      },
    }));
    const devices = this.model.db.collection<DeviceDocument>('devices');
    await this.mongodb.run(() => devices.bulkWrite(updates, { ordered: false }));
  }

  private async freeSlot(userId: number): Promise<number | undefined> {
    const used = await this.model.find({ userId }, { slot: 1 }).lean<Pick<DeviceDocument, 'slot'>[]>();
    const slots = new Set(used.map(({ slot }) => slot));
    return Array.from({ length: DEVICES_MAX }, (_, slot) => slot).find((slot) => !slots.has(slot));
  }
}
