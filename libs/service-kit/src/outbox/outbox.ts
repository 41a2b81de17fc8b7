import type { OutboxEvent } from '../events/outbox-event.js';

/** The events of one document that JetStream does not have yet, oldest first. */
export interface PendingEvents {
  readonly documentId: number;
  readonly events: readonly OutboxEvent[];
}

/** An event that JetStream has. */
export interface RelayedEvent {
  readonly documentId: number;
  readonly eventId: string;
}

/** Where a service's events are pending: in the documents of their changes. */
export interface Outbox {
  /**
   * Whether its database can be asked now; while it cannot, the database's own connection says so.
   */
  isReachable(): boolean;
  /** Documents with pending events, those that wait longest first. */
  pending(limit: number): Promise<PendingEvents[]>;
  /** Takes events out, after JetStream said that it has them. */
  remove(relayed: readonly RelayedEvent[]): Promise<void>;
}
