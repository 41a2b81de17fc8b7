import {
  type BeforeApplicationShutdown,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import pTimeout from 'p-timeout';
import { ACCESS_CHANGED, AccessChange } from '@rotadas/contracts/users/access-change';
import { RetryingTask } from '@rotadas/service-kit/time/retrying-task';
import { NatsPublisher } from '@rotadas/service-kit/nats/nats-publisher';
import { AccessChangeStore } from './store/access-change.store.js';

/** Maximum wait for the stream to close at shutdown. */
const END_LIMIT_MS = 2_000;

/** Publishes changes of rights. Every instance does so; duplicates are harmless. */
@Injectable()
export class AccessPublisher implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly following = new RetryingTask(async () => {
    await this.changes.follow((change) => this.publish(change));
    this.following.request();
  });

  constructor(
    private readonly changes: AccessChangeStore,
    private readonly nats: NatsPublisher,
  ) {}

  onModuleInit(): void {
    // Subscribers may have missed changes before.
    this.nats.onConnect(() => this.publish({ kind: 'missed' }));
  }

  onApplicationBootstrap(): void {
    this.following.request();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.following.stop();
    await pTimeout(this.changes.stop(), { milliseconds: END_LIMIT_MS, fallback: () => undefined });
  }

  private publish(change: AccessChange): void {
    this.nats.publish(ACCESS_CHANGED, AccessChange.parse(change));
  }
}
