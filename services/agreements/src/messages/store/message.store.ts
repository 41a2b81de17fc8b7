import { Injectable } from '@nestjs/common';
import type { Message, MessagePageRequest } from '@rotadas/contracts/agreements/message';
import { RETENTION_DAYS } from '@rotadas/contracts/personal-data/retention';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { falseIfDuplicate } from '@rotadas/service-kit/mongodb/duplicate-key';
import { IdSequence } from '@rotadas/service-kit/mongodb/id-sequence';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb-connection';
import { type Model, type mongo, Schema } from 'mongoose';
import type { MessageLimit } from '../domain/message-limits.js';

/** Messages are kept this long, s. */
const RETENTION_SECONDS = RETENTION_DAYS.messages * 24 * 3_600;

/** `key` identifies repeats of the message. */
type NewMessage = Omit<Message, 'id'> & { readonly key?: string | undefined };

type MessageDocument = Omit<NewMessage, 'at'> & {
  readonly _id: number;
  /** A date, so that MongoDB erases old messages. */
  readonly at: Date;
};

const messageSchema = new Schema<MessageDocument>(
  {
    _id: { type: Number, required: true },
    agreementId: { type: Number, required: true },
    fromUserId: { type: Number, required: true },
    text: { type: String, required: true },
    key: String,
    at: { type: Date, required: true },
  },
  { versionKey: false, strict: 'throw' },
);

messageSchema.index({ agreementId: 1, _id: -1 });
// For the limit of a side.
messageSchema.index({ agreementId: 1, fromUserId: 1, at: -1 });
messageSchema.index(
  { agreementId: 1, fromUserId: 1, key: 1 },
  { unique: true, partialFilterExpression: { key: { $exists: true } } },
);
// For the export and the erasure of a user's messages.
messageSchema.index({ fromUserId: 1, _id: 1 });
messageSchema.index({ at: 1 }, { expireAfterSeconds: RETENTION_SECONDS });

function toMessage({ _id, agreementId, fromUserId, text, at }: MessageDocument): Message {
  return { id: _id, agreementId, fromUserId, text, at: at.getTime() };
}

@Injectable()
export class MessageStore {
  private readonly model: Model<MessageDocument>;

  constructor(
    private readonly mongodb: MongodbConnection,
    private readonly ids: IdSequence,
  ) {
    this.model = mongodb.mongoose.model<MessageDocument>('Message', messageSchema, 'messages');
    mongodb.prepare(() => this.model.createIndexes());
  }

  /**
   * Writes the message and what `record` writes, or neither; false for a repeat. Throws
   * `message-limit-reached`.
   */
  async add(
    message: NewMessage,
    { max, after, retryAfter }: MessageLimit,
    record: (session: mongo.ClientSession, message: Message) => Promise<void>,
  ): Promise<Message | false> {
    const { agreementId, fromUserId } = message;
    const counted = { agreementId, fromUserId, at: { $gt: new Date(after) } };
    const id = await this.mongodb.run(() => this.ids.next('messages'));
    const document = { ...message, _id: id, at: new Date(message.at) };
    const stored = toMessage(document);
    return this.mongodb
      .transaction(async (session) => {
        await record(session, stored); // first: concurrent messages of the agreement wait for each other
        await this.model.insertMany([document], { session });
        const beyond = this.model.findOne(counted, { at: 1 }, { session }).sort({ at: -1 }).skip(max);
        const oldest = await beyond.lean<Pick<MessageDocument, 'at'>>();
        if (oldest)
          throw new DomainError('message-limit-reached', { retryAfter: retryAfter(oldest.at.getTime()) });
        return stored;
      })
      .catch(falseIfDuplicate);
  }

  findByKey(agreementId: number, fromUserId: number, key: string): Promise<Message | null> {
    return this.mongodb.run(async () => {
      const found = await this.model.findOne({ agreementId, fromUserId, key }).lean<MessageDocument>();
      return found && toMessage(found);
    });
  }

  /** Newest first. */
  list(agreementId: number, { before, limit }: MessagePageRequest): Promise<Message[]> {
    const page = { agreementId, ...(before !== undefined && { _id: { $lt: before } }) };
    return this.mongodb.run(async () => {
      const found = this.model.find(page).sort({ _id: -1 }).limit(limit);
      return (await found.lean<MessageDocument[]>()).map(toMessage);
    });
  }

  /** Messages of the other side after `readUpTo`. */
  countUnread(agreementId: number, userId: number, readUpTo: number): Promise<number> {
    const unread = { agreementId, fromUserId: { $ne: userId }, _id: { $gt: readUpTo } };
    return this.mongodb.run(async () => this.model.countDocuments(unread));
  }
}
