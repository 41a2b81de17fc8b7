import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { createConnection, type Connection, type mongo, STATES } from 'mongoose';
import pTimeout from 'p-timeout';
import {
  dependencyUnavailable,
  guardDependency,
  isDependencyFailure,
  toUnavailableError,
  registerFailureTest,
} from '../errors/dependency.js';
import { traceMongodb } from '../tracing/driver-spans.js';
import { tracer } from '../tracing/tracer.js';
import { retry } from '../time/backoff.js';
import { isMongodbFailure } from './mongodb-failures.js';

registerFailureTest(isMongodbFailure);

/** Maximum wait at shutdown for a connection attempt and for closing. */
const END_LIMIT_MS = 1_500;

/** Maximum wait of an operation for MongoDB. */
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

/** Work that precedes the first operation, such as creating indexes. */
export type Preparation = () => Promise<void>;

/** Reconnects, and fails fast while MongoDB is unavailable. */
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
    this.mongoose.once('connected', () => traceMongodb(this.mongoose.getClient()));
    this.mongoose.on('error', (error: unknown) => this.logger.warn({ err: error }, 'MongoDB connection'));
    this.mongoose.on('disconnected', () => {
      if (!this.ending.signal.aborted) this.logger.warn('MongoDB is unavailable');
    });
    this.mongoose.on('reconnected', () => this.logger.log('MongoDB is available again'));
  }

  prepare(preparation: Preparation): void {
    this.preparations.push(preparation);
  }

  /** Throws `service-unavailable` after 2 s without MongoDB or an unfinished preparation. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (!this.isPrepared) await this.firstPrepared();
    return guardDependency('mongodb', work);
  }

  /**
   * Commits all writes of `work`, or none; throws like `run`. `work` runs again after a conflict.
   * The driver repeats a commit without a reply for up to 2 minutes.
   */
  async transaction<Result>(work: (session: mongo.ClientSession) => Promise<Result>): Promise<Result> {
    const attempt = async (session: mongo.ClientSession) => {
      try {
        return await work(session);
      } catch (error) {
        // Keeps the driver from repeating `work` for 2 minutes without MongoDB.
        throw toUnavailableError('mongodb', error);
      }
    };
    return this.run(() => this.mongoose.transaction(attempt));
  }

  /** Like `run`, but throws immediately if MongoDB is known to be unavailable. */
  async runIfConnected<Result>(work: () => Promise<Result>): Promise<Result> {
    if (!this.isConnected) throw dependencyUnavailable('mongodb', new Error('not connected'));
    return this.run(work);
  }

  get isConnected(): boolean {
    return this.mongoose.readyState === STATES.connected;
  }

  /** Throws `service-unavailable` until the database is prepared. */
  async ping(): Promise<void> {
    if (!this.isPrepared) throw notYet();
    await this.run(async () => {
      await this.mongoose.db?.command({ ping: 1 }, { timeoutMS: 2_000 });
    });
  }

  onModuleInit(): void {
    // The driver itself reconnects later.
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
    for (const preparation of this.preparations) await preparation();
    this.isPrepared = true;
    this.prepared.resolve(true);
  }

  private logFailure(error: unknown): void {
    if (isDependencyFailure(error)) this.logger.warn({ err: error }, 'MongoDB is unavailable; retrying');
    else this.logger.error({ err: error }, 'MongoDB cannot be used as configured; retrying');
  }
}

const notYet = () => dependencyUnavailable('mongodb', new Error('not connected yet'));
