import { z } from 'zod';
import { SerialId } from '../primitives/serial-id.js';
import { defineRpc } from '../protocol/rpc.js';
import { Device, DEVICES_MAX, DeviceInput, DeviceOwner, DeviceSighting, DeviceTokenHash } from './device.js';

export const SIGHTINGS_MAX = 5_000;

export const devicesRpc = {
  add: defineRpc({
    subject: 'users.add-device',
    request: z.strictObject({ userId: SerialId, device: DeviceInput, tokenHash: DeviceTokenHash }),
    reply: Device,
    errors: ['user-unknown', 'terms-unaccepted', 'profile-incomplete', 'devices-full'],
  }),
  /** Newest first. */
  list: defineRpc({
    subject: 'users.list-devices',
    request: z.strictObject({ userId: SerialId }),
    reply: z.object({ devices: z.array(Device).max(DEVICES_MAX) }),
    errors: [],
  }),
  /** Every gateway then rejects its token immediately. Devices of other users are unknown too. */
  remove: defineRpc({
    subject: 'users.remove-device',
    request: z.strictObject({ userId: SerialId, deviceId: SerialId }),
    reply: z.object({}),
    errors: ['device-unknown'],
  }),
  /** Throws `device-unknown` also for a device of an account that is suspended or deleted. */
  identify: defineRpc({
    subject: 'users.identify-device',
    request: z.strictObject({ tokenHash: DeviceTokenHash }),
    reply: DeviceOwner,
    errors: ['device-unknown'],
  }),
  /** No effect for removed devices, and for sightings older than the known one. */
  recordSightings: defineRpc({
    subject: 'users.record-device-sightings',
    request: z.strictObject({ sightings: z.array(DeviceSighting).min(1).max(SIGHTINGS_MAX) }),
    reply: z.object({}),
    errors: [],
  }),
};
