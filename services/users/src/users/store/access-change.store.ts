import { Injectable } from '@nestjs/common';
import type { mongo } from 'mongoose';
import type { AccessChange } from '@rotadas/contracts/users/access-change';
import { isDependencyFailure } from '@rotadas/service-kit/errors/dependency';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb-connection';

/** A change of the whole collection has no `documentKey`. */
interface AccessChangeDocument {
  readonly operationType: string;
  readonly documentKey?: { readonly _id: number };
  readonly isRestricted?: boolean;
  readonly isSignedOut?: boolean;
}

type AccessChangeStream = mongo.ChangeStream<AccessChangeDocument, AccessChangeDocument>;

/** ADMIN_EMAIL makes an account an admin by its e-mail address. */
const FIELDS = ['isAdmin', 'email', 'eraseAt', 'sanction', 'signedOutAt', 'erasure'];

const UPDATED = '$updateDescription.updatedFields';

/** Excludes personal data. */
const ACCESS_PIPELINE = [
  {
    $match: {
      $or: [
        { operationType: { $nin: ['insert', 'update'] } },
        ...FIELDS.map((field) => ({ [`updateDescription.updatedFields.${field}`]: { $exists: true } })),
        { 'updateDescription.removedFields': { $in: FIELDS } },
      ],
    },
  },
  {
    $project: {
      operationType: 1,
      documentKey: 1,
      isRestricted: {
        $or: [
          { $gt: [`${UPDATED}.eraseAt`, null] },
          { $in: [`${UPDATED}.sanction.kind`, ['suspension', 'ban']] },
        ],
      },
      isSignedOut: { $gt: [`${UPDATED}.signedOutAt`, null] },
    },
  },
];

function toAccessChange(change: AccessChangeDocument): AccessChange {
  const { operationType, documentKey, isRestricted = false, isSignedOut = false } = change;
  if (documentKey === undefined) return { kind: 'missed' };
  const userId = documentKey._id;
  if (operationType === 'delete') return { kind: 'deleted', userId };
  if (isRestricted) return { kind: 'restricted', userId };
  return { kind: isSignedOut ? 'signed-out' : 'changed', userId };
}

/** MongoDB waits up to this long for the first change and returns changes immediately. */
const AWAIT_MS = 500;

@Injectable()
export class AccessChangeStore {
  /** Undefined if the next stream starts at the present. */
  private resumeToken: unknown;
  private stream: AccessChangeStream | undefined;

  constructor(private readonly mongodb: MongodbConnection) {}

  /**
   * Passes changes until `stop` or a lost connection; a further call resumes. Throws if the stream
   * cannot be opened or resumed. Changes may have been missed then, so the next call passes
   * `missed` first.
   */
  async follow(receive: (change: AccessChange) => void): Promise<void> {
    const stream = await this.open();
    this.stream = stream;
    try {
      const first = await stream.tryNext(); // opens it
      if (this.resumeToken === undefined) receive({ kind: 'missed' });
      for (let document = first; ; document = await stream.next()) {
        this.resumeToken = stream.resumeToken;
        if (document) receive(toAccessChange(document));
      }
    } catch (error) {
      if (this.stream !== stream || isDependencyFailure(error)) return;
      this.resumeToken = undefined;
      throw error;
    } finally {
      await stream.close();
    }
  }

  async stop(): Promise<void> {
    const { stream } = this;
    this.stream = undefined;
    await stream?.close();
  }

  private async open(): Promise<AccessChangeStream> {
    return this.mongodb.run(async () => {
      const { db } = this.mongodb.mongoose;
      if (!db) throw new Error('the connection has no database');
      const resume = this.resumeToken === undefined ? {} : { resumeAfter: this.resumeToken };
      return db.collection('users').watch<AccessChangeDocument, AccessChangeDocument>(ACCESS_PIPELINE, {
        maxAwaitTimeMS: AWAIT_MS,
        ...resume,
      });
    });
  }
}
