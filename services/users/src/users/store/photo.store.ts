import { Injectable } from '@nestjs/common';
import { photoPath } from '@rotadas/contracts/users/photo';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb-connection';
import { type Model, Schema } from 'mongoose';
import { AccountStore } from './account.store.js';

interface PhotoDocument {
  /** The user's ID: each has one photo at most. */
  readonly _id: number;
  readonly hash: string;
  readonly data: Buffer;
  /** Epoch ms. */
  readonly createdAt: number;
}

const photoSchema = new Schema<PhotoDocument>(
  {
    _id: { type: Number, required: true },
    hash: { type: String, required: true },
    data: { type: Buffer, required: true },
    createdAt: { type: Number, required: true },
  },
  { versionKey: false, strict: 'throw' },
);

/** Uploaded photos; accounts contain their address only. */
@Injectable()
export class PhotoStore {
  private readonly model: Model<PhotoDocument>;

  constructor(
    private readonly mongodb: MongodbConnection,
    private readonly accounts: AccountStore,
  ) {
    this.model = mongodb.mongoose.model<PhotoDocument>('Photo', photoSchema, 'photos');
  }

  /** Replaces the photo of the user and its address in the account, or neither. */
  async put(userId: number, hash: string, data: Buffer): Promise<void> {
    const photo = { hash, data, createdAt: Date.now() };
    await this.mongodb.transaction(async (session) => {
      await this.model.updateOne({ _id: userId }, { $set: photo }, { upsert: true, session });
      await this.accounts.setPicture(session, userId, photoPath(userId, hash));
    });
  }

  /** Null if the user has another photo or none. */
  async find(userId: number, hash: string): Promise<Buffer | null> {
    const found = await this.mongodb.run(async () => this.model.findOne({ _id: userId, hash }));
    return found && found.data;
  }

  async remove(userId: number): Promise<void> {
    await this.mongodb.run(async () => this.model.deleteOne({ _id: userId }));
  }
}
