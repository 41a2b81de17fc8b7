import { Injectable } from '@nestjs/common';
import { NotificationKind } from '@rotadas/contracts/notifications/notification';
import {
  DEFAULT_SETTINGS,
  NotificationSettings,
} from '@rotadas/contracts/notifications/notification-settings';
import { batchLookups } from '@rotadas/service-kit/time/batcher';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb.connection';
import { type Model, Schema } from 'mongoose';
import { z } from 'zod';

interface NotificationSettingsDocument {
  readonly _id: number;
  readonly channels: unknown;
  readonly quietHours: unknown;
}

const settingsSchema = new Schema<NotificationSettingsDocument>(
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

@Injectable()
export class NotificationSettingsStore {
  private readonly model: Model<NotificationSettingsDocument>;
  private readonly finds = batchLookups(
    async (userIds: readonly number[]) =>
      this.model.find({ _id: { $in: userIds } }).lean<NotificationSettingsDocument[]>(),
    ({ _id }) => _id,
  );

  constructor(private readonly mongodb: MongodbConnection) {
    const { mongoose } = mongodb;
    this.model = mongoose.model<NotificationSettingsDocument>(
      'NotificationSettings',
      settingsSchema,
      'notificationsettings',
    );
  }

  async get(userId: number): Promise<NotificationSettings> {
    const found = await this.mongodb.run(() => this.finds.add(userId));
    return found ? toSettings(found) : DEFAULT_SETTINGS;
  }

  async save(userId: number, settings: NotificationSettings): Promise<NotificationSettings> {
    await this.mongodb.run(async () =>
      this.model.updateOne({ _id: userId }, { $set: settings }, { upsert: true }),
    );
    return settings;
  }

  async disableMail(userId: number, kind: NotificationKind): Promise<void> {
    await this.mongodb.run(async () => {
      const { channels, quietHours } = DEFAULT_SETTINGS;
      await this.model.updateOne(
        { _id: userId },
        { $setOnInsert: { channels, quietHours } },
        { upsert: true },
      );
      await this.model.updateOne({ _id: userId }, { $set: { [`channels.${kind}.mail`]: false } });
    });
  }
}
