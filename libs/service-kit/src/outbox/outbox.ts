import type { OutboxEvent } from './outbox-event.js';

/** The events of one document that JetStream does not have yet, oldest first. */
export interface WaitingEvents {
  readonly documentId: number;
  readonly events: readonly OutboxEvent[];
}

/** Where a service's events wait: in the documents of their changes. */
export interface Outbox {
  /** Whether its database can be asked now; while it cannot, the database's own connection says so. */
  isReachable(): boolean;
  /** Documents with waiting events, the longest waiting first. */
  waiting(limit: number): Promise<WaitingEvents[]>;
  /** Takes an event out, after JetStream said that it has it. */
  remove(documentId: number, eventId: string): Promise<void>;
}
