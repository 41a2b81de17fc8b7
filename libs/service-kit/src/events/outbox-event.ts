import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { EventType } from '@rotadas/contracts/routing/event';
import { currentRequestId } from '../request-context/request-id.js';
import { type TraceCarrier, tracer } from '../tracing/tracer.js';

/** An event that waits inside the document of its change until JetStream has it (design 4). */
export interface OutboxEvent {
  readonly id: string;
  readonly subject: string;
  /**
   * When the change was saved, epoch ms; the name is that of the stored field and of the message.
   */
  readonly at: number;
  readonly payload: unknown;
  /** The request that made the change; null outside any. */
  readonly requestId: string | null;
  /** Where the trace of that stands; missing where nothing is traced. */
  readonly trace?: TraceCarrier;
}

/** An event to be saved in one write with the change that it tells of; `savedAt` in epoch ms. */
export function outboxEvent<Payload extends z.ZodType>(
  event: EventType<Payload>,
  payload: z.input<Payload>,
  savedAt = Date.now(),
): OutboxEvent {
  return { ...eventHead(event, savedAt), payload: event.payload.parse(payload) };
}

/** An event without its payload, for a write in which only the database knows that. */
export function eventHead({ subject }: EventType, savedAt = Date.now()): Omit<OutboxEvent, 'payload'> {
  const trace = tracer.carrier();
  return {
    id: randomUUID(),
    subject,
    at: savedAt,
    requestId: currentRequestId() ?? null,
    ...(trace && { trace }),
  };
}
