import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { defineEvent } from '@rotadas/contracts/protocol/event';

/** Creates an event with a stream of its own. */
export function anEvent() {
  const name = `test-${randomUUID()}`;
  return defineEvent({
    stream: { name, subjects: [`${name}.>`] },
    subject: `${name}.happened`,
    payload: z.object({ number: z.int() }),
  });
}

export type TestEvent = ReturnType<typeof anEvent>;
