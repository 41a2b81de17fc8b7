import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { createConnection, type Connection } from 'mongoose';
import { dependencyAway, guardDependency } from '../errors/dependency.js';
import { orGiveUp } from '../time/or-give-up.js';

/** Between two attempts to connect for the first time, ms; later the driver itself comes back. */
const RETRY_MS = 500;

/** The longest that the end waits for an attempt under way, and for the connection to close, ms. */
const END_LIMIT_MS = 1_500;

const OPTIONS = {
  bufferCommands: false,
  autoIndex: false,
  autoCreate: false,
  serverSelectionTimeoutMS: 2_000,
  connectTimeoutMS: 2_000,
  socketTimeoutMS: 5_000,
  waitQueueTimeoutMS: 2_000,
  heartbeatFrequencyMS: 1_000,
};

/** What has to stand in the database before the first request is answered. */
export type Preparation = () => Promise<void>;

/** The connection to MongoDB: fails fast while MongoDB is away, at start too, and comes back by itself. */
@Injectable()
export class MongodbConnection implements OnModuleInit, OnApplicationShutdown {
  readonly mongoose: Connection = createConnection();
  private readonly logger = new Logger(MongodbConnection.name);
  private readonly preparations: Preparation[] = [];
  private readonly end = new AbortController();
  private opening: Promise<void> = Promise.resolve();
  private prepared = false;

  constructor(private readonly uri: string) {
    this.mongoose.on('error', (error: unknown) => this.logger.warn({ err: error }, 'MongoDB connection'));
    this.mongoose.on('disconnected', () => {
      if (!this.end.signal.aborted) this.logger.warn('MongoDB is away'); // at the end we ourselves leave
    });
    this.mongoose.on('reconnected', () => this.logger.log('MongoDB is back'));
  }

  /** Registers work, such as building indexes, that comes before anything else. */
  prepare(preparation: Preparation): void {
    this.preparations.push(preparation);
  }

  /** Runs `work` once the database is prepared; `dependency-away` while it is not, or MongoDB cannot be reached. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (!this.prepared) throw dependencyAway('mongodb', new Error('not connected yet'));
    return guardDependency('mongodb', work);
  }

  /** Asks the server for a sign of life. */
  async ping(): Promise<void> {
    await this.run(async () => {
      await this.mongoose.db?.command({ ping: 1 }, { timeoutMS: 2_000 });
    });
  }

  onModuleInit(): void {
    this.opening = this.open();
  }

  async onApplicationShutdown(): Promise<void> {
    this.end.abort();
    await orGiveUp(this.opening, END_LIMIT_MS);
    await orGiveUp(this.mongoose.close(), END_LIMIT_MS);
  }

  private async open(): Promise<void> {
    while (!this.end.signal.aborted) {
      try {
        await this.mongoose.openUri(this.uri, OPTIONS);
        for (const preparation of this.preparations) await preparation();
        this.prepared = true;
        return;
      } catch (error) {
        this.logger.warn({ err: error }, 'MongoDB is away, trying again');
        await delay(RETRY_MS);
      }
    }
  }
}
