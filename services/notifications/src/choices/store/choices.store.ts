import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import {
  DEFAULT_CHOICES,
  type NotificationChoices,
} from '@rotadas/contracts/notifications/notification-choices';
import type { NotificationKind } from '@rotadas/contracts/notifications/notification';
import { Batcher } from '@rotadas/service-kit/mongodb/batcher';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb.connection';
import { toChoices } from './choices.mapper.js';
import { type ChoicesDocument, choicesSchema } from './choices.schema.js';

/** Keeps what users want to be told, and how. */
@Injectable()
export class ChoicesStore {
  private readonly model: Model<ChoicesDocument>;
  private readonly finds = new Batcher((userIds: readonly number[]) => this.findAll(userIds));

  constructor(private readonly mongodb: MongodbConnection) {
    const { mongoose } = mongodb;
    this.model = mongoose.model<ChoicesDocument>('Choices', choicesSchema, 'notificationchoices');
  }

  /** A user's choices; the default ones where nothing was chosen. */
  async of(userId: number): Promise<NotificationChoices> {
    const found = await this.mongodb.run(() => this.finds.add(userId));
    return found ? toChoices(found) : DEFAULT_CHOICES;
  }

  async save(userId: number, choices: NotificationChoices): Promise<NotificationChoices> {
    await this.mongodb.run(async () =>
      this.model.updateOne({ _id: userId }, { $set: choices }, { upsert: true }),
    );
    return choices;
  }

  /** Ends the mails of one kind; all else stays as it was chosen. */
  async endMails(userId: number, kind: NotificationKind): Promise<void> {
    await this.mongodb.run(async () => {
      const { channels, quietHours } = DEFAULT_CHOICES;
      await this.model.updateOne(
        { _id: userId },
        { $setOnInsert: { channels, quietHours } },
        { upsert: true },
      );
      await this.model.updateOne({ _id: userId }, { $set: { [`channels.${kind}.mail`]: false } });
    });
  }

  /** Deletes a user's choices. */
  async forget(userId: number): Promise<void> {
    await this.mongodb.run(async () => this.model.deleteOne({ _id: userId }));
  }

  private async findAll(userIds: readonly number[]): Promise<(ChoicesDocument | null)[]> {
    const found = await this.model.find({ _id: { $in: userIds } }).lean<ChoicesDocument[]>();
    const ofUsers = new Map(found.map((document) => [document._id, document]));
    return userIds.map((userId) => ofUsers.get(userId) ?? null);
  }
}
