import { z } from 'zod';
import { SerialId } from '../primitives/serial-id.js';
import { boundedText, visibleLine } from '../primitives/text.js';
import { EpochMs } from '../primitives/timestamp.js';

/** How many devices a user can have. */
export const DEVICES_MAX = 3;

export const DEVICE_NAME_MAX = 40;

/** Apps that send positions while a phone is locked; `osmand` is any program of that format. */
export const DeviceApp = z.enum(['owntracks', 'traccar', 'osmand']);
export type DeviceApp = z.infer<typeof DeviceApp>;

export const DeviceInput = z.strictObject({ name: visibleLine(DEVICE_NAME_MAX) });
export type DeviceInput = z.infer<typeof DeviceInput>;

/** Proves which device sends a position: 128 random bits as base64url. */
export const DeviceToken = boundedText(22).regex(/^[\w-]{22}$/);

/** SHA-256 of a token as base64url: the token itself is not stored. */
export const DeviceTokenHash = boundedText(43).regex(/^[\w-]{43}$/);

/** Percent of a full battery. */
export const BatteryPercent = z.int().min(0).max(100);

export const Device = z.object({
  id: SerialId,
  name: z.string(),
  createdAt: EpochMs,
  /** The app that sent the last position; null before the first one. */
  app: DeviceApp.nullable(),
  /** When a position was received last, up to 15 s late; null before the first one. */
  lastSeenAt: EpochMs.nullable(),
  /** Null if the app does not send it. */
  batteryPercent: BatteryPercent.nullable(),
});
export type Device = z.infer<typeof Device>;

/** The addresses configure an app when they are opened or scanned; they contain the token. */
export const NewDevice = Device.extend({
  token: DeviceToken,
  ownTracksUrl: z.string(),
  traccarUrl: z.string(),
});
export type NewDevice = z.infer<typeof NewDevice>;

/** The owner of the device with this token. */
export const DeviceOwner = z.object({ deviceId: SerialId, userId: SerialId });
export type DeviceOwner = z.infer<typeof DeviceOwner>;

/** A position that a device sent since the last report. */
export const DeviceSighting = z.strictObject({
  deviceId: SerialId,
  app: DeviceApp,
  seenAt: EpochMs,
  batteryPercent: BatteryPercent.nullable(),
});
export type DeviceSighting = z.infer<typeof DeviceSighting>;
