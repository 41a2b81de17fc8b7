import { agreementsEvents } from '../agreements/agreements.events.js';
import { matchingEvents } from '../matching/matching.events.js';
import { providersEvents } from '../providers/providers.events.js';
import { reportsEvents } from '../reports/reports.events.js';
import { DEAD_LETTERS } from '../protocol/dead-letters.js';
import type { EventType, EventStream } from '../protocol/event.js';
import { usersEvents } from '../users/users.events.js';

export const ALL_EVENTS: readonly EventType[] = [
  usersEvents,
  providersEvents,
  matchingEvents,
  agreementsEvents,
  reportsEvents,
].flatMap((events): EventType[] => Object.values(events));

export const ALL_STREAMS: readonly EventStream[] = [
  ...new Set(ALL_EVENTS.map(({ stream }) => stream)),
  DEAD_LETTERS,
];
