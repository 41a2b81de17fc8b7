import type { EventType, EventStream } from './event.js';

/** Events that a service could not handle; kept longer, since a fix may need an upgrade. */
export const DEAD_LETTERS = {
  name: 'dead-letters',
  subjects: ['dead-letters.>'],
  keptDays: 14,
} as const satisfies EventStream;

/** The subject of the dead letters of `service` for one event, or for all (`>`). */
export function deadLetterSubject(service: string, { subject }: Pick<EventType, 'subject'>): string {
  return `dead-letters.${service}.${subject}`;
}

export const DEAD_LETTER_REASON = 'Rotadas-Reason';
