import { createHmac, hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb-connection';
import { type Model, type mongo, Schema } from 'mongoose';
import type { Account } from '../domain/account.js';

interface BannedContactDocument {
  readonly hash: string;
  readonly sanctionId: number;
}

const bannedContactSchema = new Schema<BannedContactDocument>(
  { hash: { type: String, required: true }, sanctionId: { type: Number, required: true } },
  { versionKey: false, strict: 'throw' },
);

// Two banned accounts may have had the same phone.
bannedContactSchema.index({ hash: 1 });
bannedContactSchema.index({ sanctionId: 1 });

type Contact = 'email' | 'phone';

/** Keyed hashes of the e-mail addresses and verified phones of banned users, also erased ones. */
@Injectable()
export class BannedContactStore {
  private readonly model: Model<BannedContactDocument>;
  private readonly key: Buffer;

  constructor(
    private readonly mongodb: MongodbConnection,
    secret: string,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'banned contacts', 32));
    this.model = mongodb.mongoose.model<BannedContactDocument>(
      'BannedContact',
      bannedContactSchema,
      'bannedcontacts',
    );
    mongodb.prepare(() => this.model.createIndexes());
  }

  /** A phone is in the form that profiles store. */
  async includes(contact: Contact, value: string): Promise<boolean> {
    const found = await this.mongodb.run(async () => this.model.exists({ hash: this.hash(contact, value) }));
    return found !== null;
  }

  /** For a ban, in its transaction. */
  async add(
    session: mongo.ClientSession,
    sanctionId: number,
    { email, phone, isPhoneVerified }: Pick<Account, 'email' | 'phone' | 'isPhoneVerified'>,
  ): Promise<void> {
    const hashes = [this.hash('email', email)];
    if (phone !== null && isPhoneVerified) hashes.push(this.hash('phone', phone));
    await this.model.insertMany(
      hashes.map((hash) => ({ hash, sanctionId })),
      { session },
    );
  }

  /** For the end of a ban, in its transaction. */
  async remove(session: mongo.ClientSession, sanctionId: number): Promise<void> {
    await this.model.deleteMany({ sanctionId }, { session });
  }

  private hash(contact: Contact, value: string): string {
    return createHmac('sha256', this.key).update(`${contact} ${value.toLowerCase()}`).digest('base64url');
  }
}
