import { type NatsContext, ServerNats } from '@nestjs/microservices';
import type { NatsConnection, Subscription } from '@nats-io/transport-node';
import pTimeout from 'p-timeout';

/** What the transport hands over when it sends a reply; `isDisposed` marks the last one. */
interface Outgoing {
  readonly isDisposed?: boolean;
}

type Publisher = (response: Outgoing) => unknown;

/**
 * The longest that requests under way may delay the end, ms; no caller waits longer for their
 * answers.
 */
const DRAIN_LIMIT_MS = 5_000;

/** How soon a server that can be reached answers a ping, ms. */
const PING_LIMIT_MS = 1_000;

/**
 * Nest's NATS server with an end that loses nothing: it takes no more requests, answers those under
 * way, then drains. A server that is away would never confirm a drain, so it is not asked to.
 */
export class DrainingNatsServer extends ServerNats {
  private readonly taken: Subscription[] = [];
  private connection: NatsConnection | undefined;
  private underWay = 0;
  private whenIdle: (() => void) | undefined;

  constructor(
    options: ConstructorParameters<typeof ServerNats>[0],
    private readonly queueGroup: string,
  ) {
    super(options);
  }

  override bindEvents(client: NatsConnection): void {
    this.connection = client;
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

  /**
   * A subject is its pattern as it stands; Nest would try it as JSON first, and take an error with
   * its stack for every message.
   */
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

  /** Resolves when NATS knows what this process serves, rejects while it does not. */
  async ping(): Promise<void> {
    if (!this.connection || !(await isThere(this.connection))) throw new Error('Not served over NATS');
  }

  override async close(): Promise<void> {
    await pTimeout(this.drain(), { milliseconds: DRAIN_LIMIT_MS, fallback: () => undefined });
    await pTimeout(super.close(), { milliseconds: PING_LIMIT_MS, fallback: () => undefined });
  }

  /**
   * Takes no more requests, and answers those under way, whether or not anybody can receive the
   * answers.
   */
  private async drain(): Promise<void> {
    const reached = this.connection && (await isThere(this.connection)) ? this.connection : undefined;
    if (reached) await Promise.all(this.taken.map((each) => each.drain()));
    await this.idle();
    await reached?.drain();
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

async function isThere(connection: NatsConnection): Promise<boolean> {
  if (connection.isClosed()) return false;
  const answers = connection.flush().then(
    () => true,
    () => false,
  );
  return pTimeout(answers, { milliseconds: PING_LIMIT_MS, fallback: () => false });
}
