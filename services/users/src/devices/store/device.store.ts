import {
  type Device,
  type DeviceOwner,
  DEVICES_MAX,
  type DeviceSighting,
} from '@rotadas/contracts/devices/device';
import { IdSequence } from '@rotadas/service-kit/mongodb/id-sequence';
import { createInFreeSlot } from '@rotadas/service-kit/mongodb/free-slot';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb-connection';
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
    private readonly ids: IdSequence,
  ) {
    this.model = mongodb.mongoose.model<DeviceDocument>('Device', deviceSchema, 'devices');
    mongodb.prepare(() => this.model.createIndexes());
  }

  /** Null if the user has the maximum of devices. */
  async add(device: DeviceToAdd): Promise<Device | null> {
    return this.mongodb.run(async () => {
      const _id = await this.ids.next('devices');
      const limit = { userId: device.userId, max: DEVICES_MAX };
      const fields = { ...device, _id, app: null, lastSeenAt: null, batteryPercent: null };
      const created = await createInFreeSlot(this.model, limit, (slot) => ({ ...fields, slot }));
      return created && toDevice(created);
    });
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
}
