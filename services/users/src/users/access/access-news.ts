import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { ClientNats } from '@nestjs/microservices';
import type { NatsConnection } from '@nats-io/transport-node';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { ACCESS_CHANGED, AccessChange } from '@rotadas/contracts/users/access-change';
import { isDependencyFailure } from '@rotadas/service-kit/errors/dependency';
import { Nap } from '@rotadas/service-kit/events/nap';
import { connectionOf, NATS_CLIENT } from '@rotadas/service-kit/nats/nats-client';
import { orGiveUp } from '@rotadas/service-kit/time/or-give-up';
import { AccessWatch } from '../store/access-watch.js';

/** Between two attempts to follow the changes, ms. */
const RETRY_MS = 500;

/** The longest that the end waits for the stream to close, ms. */
const END_LIMIT_MS = 2_000;

/** Tells the gateways, as soon as it is written, whose rights changed. Every copy of this service does; twice does no harm. */
@Injectable()
export class AccessNews implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(AccessNews.name);
  private readonly nap = new Nap();
  private loop: Promise<void> = Promise.resolve();
  private ended = false;
  private isFollowing = true;
  private connection: NatsConnection | undefined;

  constructor(
    private readonly watch: AccessWatch,
    @Inject(NATS_CLIENT) private readonly client: ClientNats,
  ) {}

  onApplicationBootstrap(): void {
    this.watchConnection().catch((error: unknown) => this.logger.error({ err: error }));
    this.loop = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.ended = true;
    this.nap.end();
    await orGiveUp(
      this.watch.end().then(() => this.loop),
      END_LIMIT_MS,
    );
  }

  private async run(): Promise<void> {
    while (!this.ended) {
      await this.watch.follow((change) => this.hear(change)).catch((error: unknown) => this.note(error));
      if (!this.ended) await this.nap.take(RETRY_MS);
    }
  }

  private hear(change: AccessChange): void {
    this.isFollowing = true;
    this.tell(change);
  }

  private tell(change: AccessChange): void {
    try {
      this.connection?.publish(ACCESS_CHANGED, JSON.stringify(AccessChange.parse(change)));
    } catch (error) {
      this.logger.warn({ err: error }, 'A change of access was not told'); // it is made up for on reconnecting
    }
  }

  /** Says once why changes cannot be followed; that MongoDB is away, its connection says itself. */
  private note(error: unknown): void {
    if (this.ended || error instanceof DomainError || isDependencyFailure(error)) return;
    if (this.isFollowing) this.logger.error({ err: error }, 'Changes of access cannot be followed');
    this.isFollowing = false;
  }

  /** What was told while NATS was away reached nobody. */
  private async watchConnection(): Promise<void> {
    this.connection = await connectionOf(this.client);
    this.tell({ kind: 'missed' });
    for await (const { type } of this.connection.status()) {
      if (type === 'reconnect') this.tell({ kind: 'missed' });
    }
  }
}
