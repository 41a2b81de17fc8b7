import { NotificationKind } from '@rotadas/contracts/notifications/notification';
import {
  DEFAULT_SETTINGS,
  NotificationSettings,
} from '@rotadas/contracts/notifications/notification-settings';
import { Schema } from 'mongoose';
import { z } from 'zod';

export interface NotificationSettingsDocument {
  readonly _id: number;
  readonly channels: unknown;
  readonly quietHours: unknown;
}

export const notificationSettingsSchema = new Schema<NotificationSettingsDocument>(
  {
    _id: { type: Number, required: true },
    channels: { type: Schema.Types.Mixed, required: true },
    quietHours: { type: Schema.Types.Mixed, default: null },
  },
  { versionKey: false, strict: 'throw' },
);

const StoredChannels = z.record(z.string(), z.record(z.string(), z.unknown()));

/** Kinds that were added later have their defaults; kinds of a newer release are ignored. */
export function toSettings({ channels, quietHours }: NotificationSettingsDocument): NotificationSettings {
  const stored = StoredChannels.parse(channels);
  const channelsFor = (kind: NotificationKind) => ({
    ...DEFAULT_SETTINGS.channels[kind],
    ...stored[kind],
  });
  return NotificationSettings.parse({
    channels: Object.fromEntries(NotificationKind.options.map((kind) => [kind, channelsFor(kind)])),
    quietHours,
  });
}
