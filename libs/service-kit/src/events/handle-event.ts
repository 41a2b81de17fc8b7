import 'reflect-metadata';
import type { z } from 'zod';
import type { EventType } from '@rotadas/contracts/routing/event';
import type { QueueKey } from './keyed-queue.js';

const HANDLED_EVENT = Symbol('HANDLED_EVENT');

/** Which event this is and when it happened; the same when it is delivered again. */
export interface Occurrence {
  readonly id: string;
  /** Epoch ms. */
  readonly occurredAt: number;
}

/** An event's payload, parsed, and the key that orders it among others. */
interface KeyedPayload {
  readonly payload: unknown;
  readonly key: QueueKey;
}

/** The event that a method handles, and how its payload is parsed. */
export interface HandledEvent {
  readonly event: EventType;
  readonly parse: (payload: unknown) => KeyedPayload;
  /** Undefined for the kit's own. */
  readonly ackWaitMs: number | undefined;
  readonly atOnce: number | undefined;
  readonly minAgeMs: number;
}

type Handler<Payload> = (payload: Payload, occurrence: Occurrence) => Promise<void>;

interface HandlingOptions<Payload> {
  /**
   * Handles events of different keys concurrently, and those of one key in order. Without it all
   * are handled in order.
   */
  readonly orderedBy?: (payload: Payload) => QueueKey;
  /**
   * After how long an event is delivered again that a copy took and did not finish, as when it was
   * killed, ms. Short only where handling twice at once does no harm.
   */
  readonly ackWaitMs?: number;
  /**
   * How many are handled at a time at most, in each copy: more of them where their handling asks
   * the same questions, which go out in batches.
   */
  readonly atOnce?: number;
  /** Handles an event only when it is this old, ms; JetStream keeps it until then. */
  readonly minAgeMs?: number;
}

/**
 * Lets a controller's method handle `event`, once in each service, also what happened while the
 * service was away. An event whose handling fails is delivered again later; so the same event
 * twice, or an older one after a newer one, must change nothing.
 */
export function HandleEvent<Payload extends z.ZodType>(
  event: EventType<Payload>,
  { orderedBy = () => '', ackWaitMs, atOnce, minAgeMs = 0 }: HandlingOptions<z.output<Payload>> = {},
) {
  return <H extends Handler<z.output<Payload>>>(
    _target: object,
    _key: string,
    method: TypedPropertyDescriptor<H>,
  ): void => {
    const parse = (message: unknown): KeyedPayload => {
      const payload = event.payload.parse(message);
      return { payload, key: orderedBy(payload) };
    };
    const handled: HandledEvent = { event, parse, ackWaitMs, atOnce, minAgeMs };
    if (method.value) Reflect.defineMetadata(HANDLED_EVENT, handled, method.value);
  };
}

/** What a method handles, if it handles an event. */
export function handledEvent(method: object): HandledEvent | undefined {
  return Reflect.getMetadata(HANDLED_EVENT, method);
}
