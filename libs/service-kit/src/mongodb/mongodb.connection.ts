import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { createConnection, type Connection, STATES } from 'mongoose';
import pTimeout from 'p-timeout';
import {
  dependencyAway,
  guardDependency,
  isDependencyFailure,
  recogniseFailures,
} from '../errors/dependency.js';
import { traceMongodb } from '../tracing/driver-spans.js';
import { tracer } from '../tracing/tracer.js';
import { retry } from '../time/backoff.js';
import { isMongodbFailure } from './mongodb-failures.js';

recogniseFailures(isMongodbFailure);

/** The longest that the end waits for an attempt under way, and for the connection to close, ms. */
const END_LIMIT_MS = 1_500;

/** How long work waits for MongoDB, at the start as later, ms. */
const WAIT_MS = 2_000;

const OPTIONS = {
  bufferCommands: false,
  autoIndex: false,
  autoCreate: false,
  serverSelectionTimeoutMS: WAIT_MS,
  connectTimeoutMS: 2_000,
  socketTimeoutMS: 5_000,
  waitQueueTimeoutMS: WAIT_MS,
  heartbeatFrequencyMS: 1_000,
};

/** What has to stand in the database before the first request is answered. */
export type Preparation = () => Promise<void>;

/**
 * The connection to MongoDB: fails fast while MongoDB is away, at start too, and reconnects by
 * itself.
 */
@Injectable()
export class MongodbConnection implements OnModuleInit, OnApplicationShutdown {
  readonly mongoose: Connection = createConnection();
  private readonly logger = new Logger(MongodbConnection.name);
  private readonly preparations: Preparation[] = [];
  private readonly ending = new AbortController();
  private opening: Promise<unknown> = Promise.resolve();
  private readonly prepared = Promise.withResolvers<boolean>();
  private isPrepared = false;

  constructor(private readonly uri: string) {
    this.mongoose.on('error', (error: unknown) => this.logger.warn({ err: error }, 'MongoDB connection'));
    this.mongoose.on('disconnected', () => {
      // Our own closing is no loss.
      if (!this.ending.signal.aborted) this.logger.warn('MongoDB is away');
    });
    this.mongoose.on('reconnected', () => this.logger.log('MongoDB is back'));
  }

  /** Registers work, such as building indexes, that comes before anything else. */
  prepare(preparation: Preparation): void {
    this.preparations.push(preparation);
  }

  /**
   * Runs `work` once the database is prepared; `dependency-away` where MongoDB cannot be reached
   * within 2 s.
   */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (!this.isPrepared) await this.firstPrepared();
    return guardDependency('mongodb', work);
  }

  /**
   * The same, refused at once while MongoDB is known to be away, where `run` waits for it for up to
   * 2 s.
   */
  async runNow<Result>(work: () => Promise<Result>): Promise<Result> {
    if (!this.isConnected) throw dependencyAway('mongodb', new Error('not connected'));
    return this.run(work);
  }

  /** Whether the driver holds a connection now. */
  get isConnected(): boolean {
    return this.mongoose.readyState === STATES.connected;
  }

  /** Pings the server; refused at once until the database is prepared. */
  async ping(): Promise<void> {
    if (!this.isPrepared) throw notYet();
    await this.run(async () => {
      await this.mongoose.db?.command({ ping: 1 }, { timeoutMS: 2_000 });
    });
  }

  onModuleInit(): void {
    // After the first connection the driver itself reconnects.
    this.opening = retry(
      () => this.open(),
      this.ending.signal,
      (error) => this.logFailure(error),
    );
  }

  async onApplicationShutdown(): Promise<void> {
    this.ending.abort();
    const limit = { milliseconds: END_LIMIT_MS, fallback: () => undefined };
    await pTimeout(this.opening, limit);
    await pTimeout(this.mongoose.close(), limit);
  }

  private async firstPrepared(): Promise<void> {
    const limit = { milliseconds: WAIT_MS, fallback: () => false };
    if (!(await pTimeout(this.prepared.promise, limit))) throw notYet();
  }

  private async open(): Promise<void> {
    await this.mongoose.openUri(this.uri, { ...OPTIONS, monitorCommands: tracer.isEnabled });
    traceMongodb(this.mongoose.getClient());
    for (const preparation of this.preparations) await preparation();
    this.isPrepared = true;
    this.prepared.resolve(true);
  }

  private logFailure(error: unknown): void {
    if (isDependencyFailure(error)) this.logger.warn({ err: error }, 'MongoDB is away, trying again');
    else this.logger.error({ err: error }, 'MongoDB cannot be used as configured, trying again');
  }
}

const notYet = () => dependencyAway('mongodb', new Error('not connected yet'));
