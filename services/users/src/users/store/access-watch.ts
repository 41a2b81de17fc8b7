import { Injectable } from '@nestjs/common';
import type { AccessChange } from '@rotadas/contracts/users/access-change';
import { isDependencyFailure } from '@rotadas/service-kit/errors/dependency';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb.connection';
import { ACCESS_PIPELINE, type AccessDocument, accessChangeOf } from './access-document.js';

/** The longest that MongoDB lets the first look wait, ms; a change is answered at once. */
const AWAIT_MS = 500;

/** Follows what is written of accounts' rights, by this service or past it, in MongoDB's change stream. */
@Injectable()
export class AccessWatch {
  /** Where the stream goes on after it broke; undefined where it begins anew. */
  private token: unknown;
  private close: (() => Promise<void>) | undefined;

  constructor(private readonly mongodb: MongodbConnection) {}

  /** Tells every change until the stream breaks, and that is thrown; whoever calls again misses nothing that is not told as `missed`. */
  async follow(tell: (change: AccessChange) => void): Promise<void> {
    const stream = await this.open();
    this.close = () => stream.close();
    try {
      const first = await stream.tryNext(); // opens it
      if (this.token === undefined) tell({ kind: 'missed' });
      for (let document = first; ; document = await stream.next()) {
        this.token = stream.resumeToken;
        if (document) tell(accessChangeOf(document));
      }
    } catch (error) {
      // Only what a lost connection broke can be gone on with.
      if (!isDependencyFailure(error)) this.token = undefined;
      throw error;
    } finally {
      await stream.close();
    }
  }

  /** Ends the stream, and with it `follow`. */
  async end(): Promise<void> {
    await this.close?.();
  }

  private async open() {
    return this.mongodb.run(async () => {
      const { db } = this.mongodb.mongoose;
      if (!db) throw new Error('the connection has no database');
      const resume = this.token === undefined ? {} : { resumeAfter: this.token };
      return db
        .collection('users')
        .watch<AccessDocument, AccessDocument>(ACCESS_PIPELINE, { maxAwaitTimeMS: AWAIT_MS, ...resume });
    });
  }
}
