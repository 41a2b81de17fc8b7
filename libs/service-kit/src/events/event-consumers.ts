import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { EventConsumer } from './event-consumer.js';
import { EventStreams } from './event-streams.js';
import { Metrics, type Sample } from '../metrics/metrics.js';
import { handledEvent, type EventOccurrence } from './handle-event.js';

/** The service's name, the prefix of its durable consumers. */
export const CONSUMER_NAME = Symbol('CONSUMER_NAME');

/** Starts a consumer for each method marked with `@HandleEvent`. */
@Injectable()
export class EventConsumers implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly consumers: EventConsumer[] = [];

  constructor(
    @Inject(CONSUMER_NAME) private readonly name: string,
    private readonly discovery: DiscoveryService,
    private readonly methods: MetadataScanner,
    private readonly streams: EventStreams,
    metrics: Metrics,
  ) {
    metrics.addReadGauge(
      {
        name: 'rotadas_event_backlog',
        help: 'Events that JetStream holds for the service, by state (pending or unacknowledged)',
      },
      ['subject', 'state'],
      () => this.backlog(),
    );
    metrics.addReadGauge(
      {
        name: 'rotadas_event_dead_letters',
        help: 'Dead letters that wait to be replayed or deleted, by subject',
      },
      ['subject'],
      () => this.deadLetters(),
    );
  }

  onApplicationBootstrap(): void {
    for (const { instance } of this.discovery.getControllers()) this.listen(instance);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.consumers.map((consumer) => consumer.stop()));
  }

  private async backlog(): Promise<Sample[]> {
    const backlogs = await Promise.all(this.consumers.map((consumer) => consumer.backlog()));
    return backlogs.flatMap((backlog) => {
      if (!backlog) return [];
      const { subject, pending, unacknowledged } = backlog;
      return Object.entries({ pending, unacknowledged }).map(([state, value]) => ({
        labels: { subject, state },
        value,
      }));
    });
  }

  private async deadLetters(): Promise<Sample[]> {
    if (this.consumers.length === 0) return [];
    const counts = await this.streams.countDeadLetters(this.name);
    return this.consumers.map(({ subject }) => ({ labels: { subject }, value: counts.get(subject) ?? 0 }));
  }

  private listen(controller: unknown): void {
    if (typeof controller !== 'object' || controller === null) return;
    for (const key of this.methods.getAllMethodNames(Object.getPrototypeOf(controller))) {
      const method: unknown = Reflect.get(controller, key);
      const handled = typeof method === 'function' ? handledEvent(method) : undefined;
      if (typeof method !== 'function' || !handled) continue;
      const consumer = new EventConsumer(handled, this.name, this.streams, async (payload, occurrence) => {
        await Reflect.apply(method, controller, [payload, occurrence] satisfies [unknown, EventOccurrence]);
      });
      this.consumers.push(consumer);
      consumer.start();
    }
  }
}
