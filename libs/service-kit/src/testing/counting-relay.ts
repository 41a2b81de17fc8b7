import type { OutboxRelay } from '../outbox/outbox-relay.js';

/** Counts how often the relay of an outbox is woken. */
export class CountingRelay implements Pick<OutboxRelay, 'wake'> {
  wakes = 0;

  wake(): void {
    this.wakes += 1;
  }
}
