import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { EventType } from '@rotadas/contracts/protocol/event';
import { currentRequestId } from '../request-context/request-id.js';
import { type TraceCarrier, tracer } from '../tracing/tracer.js';

/** An event in the document of its change, until JetStream has stored it. */
export interface OutboxEvent {
  readonly id: string;
  readonly subject: string;
  /** When the change was saved, epoch ms. */
  readonly at: number;
  readonly payload: unknown;
  readonly requestId: string | null;
  /** Missing if the change is not traced. */
  readonly trace?: TraceCarrier;
}

/** Creates an event to save in one write with its change; `savedAt` in epoch ms. */
export function outboxEvent<Payload extends z.ZodType>(
  event: EventType<Payload>,
  payload: z.input<Payload>,
  savedAt = Date.now(),
): OutboxEvent {
  return { ...eventHead(event, savedAt), payload: event.payload.parse(payload) };
}

/** Returns an event without its payload, which the database adds. */
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
