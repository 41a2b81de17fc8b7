import { setTimeout as delay } from 'node:timers/promises';
import { type NatsContext, ServerNats } from '@nestjs/microservices';
import type { NatsConnection, Subscription } from '@nats-io/transport-node';
import { orGiveUp } from '../time/or-give-up.js';

/** What the transport hands over when it sends a reply; `isDisposed` marks the last one. */
interface Outgoing {
  readonly isDisposed?: boolean;
}

type Publisher = (response: Outgoing) => unknown;

/** The longest that requests under way may hold up the end, ms; nobody waits longer for their answers. */
const DRAIN_LIMIT_MS = 5_000;

/** How soon a server that is there gives a sign of life, ms. */
const SIGN_LIMIT_MS = 1_000;

/**
 * Nest's NATS server whose end loses nothing: it stops taking requests, answers those under way, then
 * drains. A server that is away would never say that something is drained, so it is not asked to.
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
    const late = delay(DRAIN_LIMIT_MS, undefined, { ref: false });
    const reached = this.connection && (await isThere(this.connection)) ? this.connection : undefined;
    if (reached) await Promise.race([Promise.all(this.taken.map((each) => each.drain())), late]);
    await Promise.race([this.idle(), late]); // what was begun is finished, whether or not its answer is heard
    if (reached) await Promise.race([reached.drain(), late]);
    await orGiveUp(super.close(), SIGN_LIMIT_MS);
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
  return Promise.race([answers, delay(SIGN_LIMIT_MS, false, { ref: false })]);
}
