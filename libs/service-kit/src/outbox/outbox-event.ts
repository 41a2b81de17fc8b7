import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { EventType } from '@rotadas/contracts/routing/event';
import { currentRequestId } from '../request-context/request-id.js';

/** An event that waits inside the document of its change until JetStream has it (design 4). */
export interface OutboxEvent {
  readonly id: string;
  readonly subject: string;
  /** When the change was saved, ms. */
  readonly at: number;
  readonly payload: unknown;
  /** The request that made the change; null outside any. */
  readonly requestId: string | null;
}

/** What happened, to be saved in one write with the change that it tells of. */
export function outboxEvent<Payload extends z.ZodType>(
  event: EventType<Payload>,
  payload: z.input<Payload>,
  at = Date.now(),
): OutboxEvent {
  return { ...eventHead(event, at), payload: event.payload.parse(payload) };
}

/** An event but for its payload, where only the database knows that at the moment of the write. */
export function eventHead({ subject }: EventType, at = Date.now()): Omit<OutboxEvent, 'payload'> {
  return { id: randomUUID(), subject, at, requestId: currentRequestId() ?? null };
}
