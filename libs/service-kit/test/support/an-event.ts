import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { defineEvent } from '@rotadas/contracts/routing/event';

/** An event in a stream of its own that no other test has. */
export function anEvent() {
  const name = `test-${randomUUID()}`;
  return defineEvent({
    stream: { name, subjects: [`${name}.>`] },
    subject: `${name}.happened`,
    payload: z.object({ number: z.int() }),
  });
}

/** The event of these tests. */
export type TestEvent = ReturnType<typeof anEvent>;
