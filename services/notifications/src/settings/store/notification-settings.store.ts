import { Injectable } from '@nestjs/common';
import type { NotificationKind } from '@rotadas/contracts/notifications/notification';
import {
  DEFAULT_SETTINGS,
  type NotificationSettings,
} from '@rotadas/contracts/notifications/notification-settings';
import { createLookup } from '@rotadas/service-kit/time/batch-loader';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb-connection';
import type { Model } from 'mongoose';
import {
  type NotificationSettingsDocument,
  notificationSettingsSchema,
  toSettings,
} from './notification-settings.schema.js';

@Injectable()
export class NotificationSettingsStore {
  private readonly model: Model<NotificationSettingsDocument>;
  private readonly finds = createLookup(
    async (userIds: readonly number[]) =>
      this.model.find({ _id: { $in: userIds } }).lean<NotificationSettingsDocument[]>(),
    ({ _id }) => _id,
  );

  constructor(private readonly mongodb: MongodbConnection) {
    const { mongoose } = mongodb;
    this.model = mongoose.model<NotificationSettingsDocument>(
      'NotificationSettings',
      notificationSettingsSchema,
      'notificationsettings',
    );
  }

  async get(userId: number): Promise<NotificationSettings> {
    const found = await this.mongodb.run(() => this.finds.load(userId));
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
