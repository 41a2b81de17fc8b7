import { Injectable } from '@nestjs/common';
import type { AccessChange } from '@rotadas/contracts/users/access-change';
import { isDependencyFailure } from '@rotadas/service-kit/errors/dependency';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb.connection';
import { ACCESS_PIPELINE, type AccessChangeDocument, toAccessChange } from './access-change.mapper.js';

/**
 * The longest that MongoDB holds back the answer to the first read, ms; a change is answered at
 * once.
 */
const AWAIT_MS = 500;

/**
 * Follows changes of accounts' rights, by this service or another writer, in MongoDB's change
 * stream.
 */
@Injectable()
export class AccessChangeStore {
  /** Where the stream resumes after it broke; undefined where it begins anew. */
  private resumeToken: unknown;
  private close: (() => Promise<void>) | undefined;

  constructor(private readonly mongodb: MongodbConnection) {}

  /**
   * Hands every change to `receive` until the stream breaks, which it throws. A later call resumes;
   * where it cannot, it hands out `missed` first.
   */
  async follow(receive: (change: AccessChange) => void): Promise<void> {
    const stream = await this.open();
    this.close = () => stream.close();
    try {
      const first = await stream.tryNext(); // opens it
      if (this.resumeToken === undefined) receive({ kind: 'missed' });
      for (let document = first; ; document = await stream.next()) {
        this.resumeToken = stream.resumeToken;
        if (document) receive(toAccessChange(document));
      }
    } catch (error) {
      // Only a stream that a lost connection broke can be resumed.
      if (!isDependencyFailure(error)) this.resumeToken = undefined;
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
      const resume = this.resumeToken === undefined ? {} : { resumeAfter: this.resumeToken };
      return db.collection('users').watch<AccessChangeDocument, AccessChangeDocument>(ACCESS_PIPELINE, {
        maxAwaitTimeMS: AWAIT_MS,
        ...resume,
      });
    });
  }
}
