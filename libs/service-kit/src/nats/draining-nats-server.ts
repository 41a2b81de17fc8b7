import { ServerNats } from '@nestjs/microservices';
import type { NatsConnection, NodeConnectionOptions, Subscription } from '@nats-io/transport-node';
import pTimeout from 'p-timeout';
import { openConnection, pingNats } from './nats-connection.js';

/** Maximum delay of a shutdown by requests in progress, ms; longer than callers wait. */
const DRAIN_LIMIT_MS = 5_000;

const PING_LIMIT_MS = 1_000;

/** Drains at shutdown; Nest's `gracefulShutdown` drops requests that were delivered. */
export class DrainingNatsServer extends ServerNats {
  isOpen = false;
  private readonly drainable: Subscription[] = [];
  private inProgress = 0;
  private onIdle: (() => void) | undefined;
  private readonly ending = new AbortController();

  constructor(
    private readonly connectionOptions: NodeConnectionOptions,
    private readonly queueGroup: string,
  ) {
    super({});
    this.status.subscribe((status: string) => (this.isOpen = status === 'connected'));
    this.setOnProcessingStartHook((_transport, _context, process) => {
      this.inProgress += 1;
      return process();
    });
    this.setOnProcessingEndHook(() => {
      this.inProgress -= 1;
      if (this.inProgress === 0) this.onIdle?.();
    });
  }

  /** Overridden because Nest gives up if NATS rejects its first connection. */
  override async createNatsClient(): Promise<NatsConnection> {
    const connection = await openConnection(this.connectionOptions, this.ending.signal);
    // No connection: the shutdown began first, so Nest must not go on.
    return connection ?? new Promise<never>(() => undefined);
  }

  /** Overridden because Nest keeps its subscriptions private. */
  override bindEvents(connection: NatsConnection): void {
    for (const subject of this.messageHandlers.keys()) {
      const onMessage = this.getMessageHandler(subject);
      const callback = (error: Error | null, message: unknown) => void onMessage(error, message);
      this.drainable.push(connection.subscribe(subject, { queue: this.queueGroup, callback }));
    }
  }

  /** Overridden because Nest would parse each subject as JSON first. */
  protected override getRouteFromPattern(subject: string): string {
    return subject;
  }

  /** Resolves when the server has received the subscriptions; rejects if it is unavailable. */
  async ping(): Promise<void> {
    await pingNats(this.unwrap<NatsConnection>(), PING_LIMIT_MS);
  }

  override async close(): Promise<void> {
    this.ending.abort();
    await pTimeout(this.drain(), { milliseconds: DRAIN_LIMIT_MS, fallback: () => undefined });
    await pTimeout(super.close(), { milliseconds: PING_LIMIT_MS, fallback: () => undefined });
  }

  private async drain(): Promise<void> {
    // An unavailable server never confirms a drain.
    const isAvailable = await this.ping().then(
      () => true,
      () => false,
    );
    if (isAvailable) await Promise.all(this.drainable.map((each) => each.drain()));
    if (this.inProgress > 0) await new Promise<void>((resolve) => (this.onIdle = resolve));
    // Nest sends a reply in the tick after its handler has ended.
    await new Promise(setImmediate);
    if (isAvailable) await this.unwrap<NatsConnection>().drain();
  }
}
