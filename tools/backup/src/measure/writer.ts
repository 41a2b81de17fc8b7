import type { MongoClient } from 'mongodb';
import { FIRST_ID } from './seed.ts';

const PAUSE_MS = 5;

export interface Change {
  readonly round: number;
  readonly at: number;
}

export class Writer {
  readonly changes: Change[] = [];
  private isOver = false;
  private readonly run: Promise<void>;

  constructor(client: MongoClient) {
    const users = client.db('rotadas-users').collection<{ _id: number; description: string }>('users');
    this.run = (async () => {
      for (let round = 1; !this.isOver; round += 1) {
        await users.updateOne({ _id: FIRST_ID }, { $set: { description: String(round) } });
        this.changes.push({ round, at: Date.now() });
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    })();
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.run;
  }
}
