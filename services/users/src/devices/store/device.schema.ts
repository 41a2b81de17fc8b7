import { Device } from '@rotadas/contracts/devices/device';
import { SLOT_INDEX, type SlotDocument } from '@rotadas/service-kit/mongodb/free-slot';
import { Schema } from 'mongoose';
import type { DeviceToAdd } from '../domain/device.js';

export type DeviceDocument = DeviceToAdd &
  SlotDocument &
  Pick<Device, 'app' | 'lastSeenAt' | 'batteryPercent'> & { readonly _id: number };

export const deviceSchema = new Schema<DeviceDocument>(
  {
    _id: { type: Number, required: true },
    userId: { type: Number, required: true },
    slot: { type: Number, required: true },
    name: { type: String, required: true },
    tokenHash: { type: String, required: true },
    createdAt: { type: Number, required: true },
    app: { type: String, default: null },
    lastSeenAt: { type: Number, default: null },
    batteryPercent: { type: Number, default: null },
  },
  { versionKey: false, strict: 'throw' },
);

deviceSchema.index(...SLOT_INDEX);
deviceSchema.index({ tokenHash: 1 }, { unique: true });

/** A whitelist: other fields never leave the store. */
export const toDevice = ({ _id, ...fields }: DeviceDocument): Device => Device.parse({ ...fields, id: _id });
