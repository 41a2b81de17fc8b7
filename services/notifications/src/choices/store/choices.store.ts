import { Injectable } from '@nestjs/common';
import { NotificationKind } from '@rotadas/contracts/notifications/notification';
import { DEFAULT_CHOICES, NotificationChoices } from '@rotadas/contracts/notifications/notification-choices';
import { Batcher } from '@rotadas/service-kit/time/batcher';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb.connection';
import { type Model, Schema } from 'mongoose';
import { z } from 'zod';

interface ChoicesDocument {
  readonly _id: number;
  readonly channels: unknown;
  readonly quietHours: unknown;
}

const choicesSchema = new Schema<ChoicesDocument>(
  {
    _id: { type: Number, required: true },
    channels: { type: Schema.Types.Mixed, required: true },
    quietHours: { type: Schema.Types.Mixed, default: null },
  },
  { versionKey: false, strict: 'throw' },
);

const Chosen = z.record(z.string(), z.record(z.string(), z.unknown()));

/** Kinds that were added later have their defaults; kinds of a newer release are ignored. */
export function toChoices({ channels, quietHours }: ChoicesDocument): NotificationChoices {
  const chosen = Chosen.parse(channels);
  const channelsFor = (kind: NotificationKind) => ({ ...DEFAULT_CHOICES.channels[kind], ...chosen[kind] });
  return NotificationChoices.parse({
    channels: Object.fromEntries(NotificationKind.options.map((kind) => [kind, channelsFor(kind)])),
    quietHours,
  });
}

@Injectable()
export class ChoicesStore {
  private readonly model: Model<ChoicesDocument>;
  private readonly finds = new Batcher((userIds: readonly number[]) => this.findAll(userIds));

  constructor(private readonly mongodb: MongodbConnection) {
    const { mongoose } = mongodb;
    this.model = mongoose.model<ChoicesDocument>('Choices', choicesSchema, 'notificationchoices');
  }

  async get(userId: number): Promise<NotificationChoices> {
    const found = await this.mongodb.run(() => this.finds.add(userId));
    return found ? toChoices(found) : DEFAULT_CHOICES;
  }

  async save(userId: number, choices: NotificationChoices): Promise<NotificationChoices> {
    await this.mongodb.run(async () =>
      this.model.updateOne({ _id: userId }, { $set: choices }, { upsert: true }),
    );
    return choices;
  }

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

  private async findAll(userIds: readonly number[]): Promise<(ChoicesDocument | null)[]> {
    const found = await this.model.find({ _id: { $in: userIds } }).lean<ChoicesDocument[]>();
    const byUser = new Map(found.map((document) => [document._id, document]));
    return userIds.map((userId) => byUser.get(userId) ?? null);
  }
}
