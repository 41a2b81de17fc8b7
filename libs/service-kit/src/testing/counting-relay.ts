import type { OutboxRelay } from '../outbox/outbox-relay.js';

/** Counts how often a service wakes the relay of its outbox. */
export class CountingRelay implements Pick<OutboxRelay, 'wake'> {
  wakes = 0;

  wake(): void {
    this.wakes += 1;
  }
}
