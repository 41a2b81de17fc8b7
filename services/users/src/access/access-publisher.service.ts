import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import pTimeout from 'p-timeout';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { ACCESS_CHANGED, AccessChange } from '@rotadas/contracts/users/access-change';
import { isDependencyFailure } from '@rotadas/service-kit/errors/dependency';
import { CorePublisher } from '@rotadas/service-kit/nats/core-publisher';
import { sleep } from '@rotadas/service-kit/time/sleep';
import { AccessChangeStore } from './store/access-change.store.js';

/** Between two attempts to follow the changes, ms. */
const RETRY_MS = 500;

/** The longest that the end waits for the stream to close, ms. */
const END_LIMIT_MS = 2_000;

/**
 * Publishes, as soon as it is written, whose rights changed. Every copy of this service does; a
 * repeated message does no harm.
 */
@Injectable()
export class AccessPublisher implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(AccessPublisher.name);
  private readonly ending = new AbortController();
  private loop: Promise<void> = Promise.resolve();
  private isFollowing = true;

  constructor(
    private readonly changes: AccessChangeStore,
    private readonly nats: CorePublisher,
  ) {}

  onModuleInit(): void {
    // Nobody received what was published before.
    this.nats.onConnect(() => this.publish({ kind: 'missed' }));
  }

  onApplicationBootstrap(): void {
    this.loop = this.run(this.ending.signal);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.ending.abort();
    const ended = this.changes.end().then(() => this.loop);
    await pTimeout(ended, { milliseconds: END_LIMIT_MS, fallback: () => undefined });
  }

  private async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.changes.follow((change) => this.receive(change)).catch((error: unknown) => this.note(error));
      await sleep(RETRY_MS, signal);
    }
  }

  private receive(change: AccessChange): void {
    this.isFollowing = true;
    this.publish(change);
  }

  private publish(change: AccessChange): void {
    this.nats.publish(ACCESS_CHANGED, AccessChange.parse(change));
  }

  /** Logs once why changes cannot be followed; that MongoDB is away, its connection logs itself. */
  private note(error: unknown): void {
    if (this.ending.signal.aborted || error instanceof DomainError || isDependencyFailure(error)) return;
    if (this.isFollowing) this.logger.error({ err: error }, 'Changes of access cannot be followed');
    this.isFollowing = false;
  }
}
