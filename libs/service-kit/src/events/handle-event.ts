import 'reflect-metadata';
import type { z } from 'zod';
import type { EventType } from '@rotadas/contracts/protocol/event';
import type { QueueKey } from './keyed-queue.js';

const HANDLED_EVENT = Symbol('HANDLED_EVENT');

/** Identifies an event; each delivery of it has the same values. */
export interface EventOccurrence {
  readonly id: string;
  /** Epoch ms. */
  readonly occurredAt: number;
}

interface KeyedPayload {
  readonly payload: unknown;
  readonly key: QueueKey;
}

export interface HandledEvent {
  readonly event: EventType;
  readonly parse: (payload: unknown) => KeyedPayload;
  readonly ackWaitMs: number | undefined;
  readonly concurrency: number | undefined;
  readonly minAgeMs: number;
}

type Handler<Payload> = (payload: Payload, occurrence: EventOccurrence) => Promise<void>;

interface HandlingOptions<Payload> {
  /** Events of different keys are handled concurrently. Without it all are handled in order. */
  readonly orderedBy?: (payload: Payload) => QueueKey;
  /** Redelivery after an instance was killed, ms. Short only if concurrent handling is harmless. */
  readonly ackWaitMs?: number;
  /** Maximum number of events that an instance handles at a time. */
  readonly concurrency?: number;
  /** An event is handled at this age or later. */
  readonly minAgeMs?: number;
}

/**
 * A service has at most one handler per event. Handlers must be idempotent, and ignore events
 * that are older than a handled one.
 */
export function HandleEvent<Payload extends z.ZodType>(
  event: EventType<Payload>,
  { orderedBy = () => '', ackWaitMs, concurrency, minAgeMs = 0 }: HandlingOptions<z.output<Payload>> = {},
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
    const handled: HandledEvent = { event, parse, ackWaitMs, concurrency, minAgeMs };
    if (method.value) Reflect.defineMetadata(HANDLED_EVENT, handled, method.value);
  };
}

/** The event that a method handles; undefined without `@HandleEvent`. */
export function handledEvent(method: object): HandledEvent | undefined {
  return Reflect.getMetadata(HANDLED_EVENT, method);
}
