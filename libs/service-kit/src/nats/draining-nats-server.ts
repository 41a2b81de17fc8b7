import { type NatsContext, ServerNats } from '@nestjs/microservices';
import type { NatsConnection, Subscription } from '@nats-io/transport-node';

/** What the transport hands over when it sends a reply; `isDisposed` marks the last one. */
interface Outgoing {
  readonly isDisposed?: boolean;
}

type Publisher = (response: Outgoing) => unknown;

/** The longest that requests under way may hold up the end, ms. */
const DRAIN_LIMIT_MS = 8_000;

/** Nest's NATS server whose end loses nothing: it stops taking requests, answers those under way, then drains. */
export class DrainingNatsServer extends ServerNats {
  private readonly taken: Subscription[] = [];
  private underWay = 0;
  private whenIdle: (() => void) | undefined;

  constructor(
    options: ConstructorParameters<typeof ServerNats>[0],
    private readonly queueGroup: string,
  ) {
    super(options);
  }

  override bindEvents(client: NatsConnection): void {
    for (const subject of this.messageHandlers.keys()) {
      const onMessage = this.getMessageHandler(subject);
      this.taken.push(
        client.subscribe(subject, {
          queue: this.queueGroup,
          callback: (error, message) => void onMessage(error, message),
        }),
      );
    }
  }

  /** A subject is its pattern as it stands; Nest would try it as JSON first, and take an error with its stack for every message. */
  protected override getRouteFromPattern(pattern: string): string {
    return pattern;
  }

  override getPublisher(message: unknown, id: string, context: NatsContext): Publisher {
    const send: Publisher = super.getPublisher(message, id, context);
    this.underWay += 1;
    return (response) => {
      const sent = send(response);
      if (response.isDisposed) this.finishOne();
      return sent;
    };
  }

  override async close(): Promise<void> {
    const connection = this.unwrap<NatsConnection>();
    if (!connection.isClosed()) {
      await Promise.race([Promise.all(this.taken.map((subscription) => subscription.drain())), limit()]);
      await Promise.race([this.idle(), limit()]);
      await Promise.race([connection.drain(), limit()]);
    }
    await super.close();
  }

  private finishOne(): void {
    this.underWay -= 1;
    if (this.underWay === 0) this.whenIdle?.();
  }

  private idle(): Promise<void> {
    if (this.underWay === 0) return Promise.resolve();
    return new Promise((resolve) => (this.whenIdle = resolve));
  }
}

function limit(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, DRAIN_LIMIT_MS).unref());
}
