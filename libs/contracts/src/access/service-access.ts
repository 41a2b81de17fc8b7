import { liveRoutes } from '../live/live.routes.js';
import { LIVE_EVERYWHERE, LIVE_PULSE } from '../live/live.subjects.js';
import { matchingEvents } from '../matching/matching.events.js';
import { NOTIFICATION_TOLD } from '../notifications/notifications.subjects.js';
import { providersEvents } from '../providers/providers.events.js';
import { providersRoutes } from '../providers/providers.routes.js';
import { QUEUE_PREFIX, QUEUES } from '../queues/queues.js';
import type { EventType } from '../routing/event.js';
import type { Route } from '../routing/route.js';
import { ACCESS_CHANGED } from '../users/access-change.js';
import { usersEvents } from '../users/users.events.js';
import { usersRoutes } from '../users/users.routes.js';
import { ALL_ROUTES } from './all-routes.js';
import { GATEWAY_KEYS, MARKER_KEYS } from './redis-keys.js';

/** The parts of the product that sign in to its servers. */
export const SERVICES = ['users', 'providers', 'reports', 'matching', 'notifications', 'gateway'] as const;
export type Service = (typeof SERVICES)[number];

/**
 * What a service does with the servers beyond answering the questions that begin with its name and
 * keeping its own events, which need not be said.
 */
export interface ServiceAccess {
  /** The questions that it asks others. */
  readonly asks: readonly Route[];
  /** What it publishes over core NATS. */
  readonly tells?: readonly string[];
  /** What it hears over core NATS. */
  readonly hears?: readonly string[];
  /** Events of other services, of which JetStream keeps what it has not handled yet. */
  readonly consumes?: readonly EventType[];
  /** The MongoDB database that is its own. */
  readonly database?: string;
  /** What its keys begin with in Redis. */
  readonly redis?: readonly string[];
  /** What its keys begin with in the Redis of the markers. */
  readonly markers?: readonly string[];
}

const queueKeys = (queue: string) => `${QUEUE_PREFIX}:${queue}:`;

/** Who may do what; users and permissions of the servers are made of this. */
export const SERVICE_ACCESS: Readonly<Record<Service, ServiceAccess>> = {
  users: {
    asks: [],
    tells: [ACCESS_CHANGED],
    database: 'rotadas-users',
  },
  providers: {
    asks: [usersRoutes.get],
    tells: [LIVE_EVERYWHERE, LIVE_PULSE],
    consumes: [usersEvents.profileChanged],
    database: 'rotadas-providers',
    redis: [queueKeys(QUEUES.offerExpiry)],
    markers: [MARKER_KEYS],
  },
  reports: {
    asks: [usersRoutes.get],
    database: 'rotadas-reports',
  },
  matching: {
    asks: [usersRoutes.get, providersRoutes.getStatus, providersRoutes.planned, liveRoutes.snapshot],
    hears: [
      LIVE_EVERYWHERE,
      LIVE_PULSE,
      providersEvents.offerPlanned.subject,
      providersEvents.offerUnplanned.subject,
    ],
    consumes: [providersEvents.wentOnline, providersEvents.offerChanged, providersEvents.offerPlanned],
    database: 'rotadas-matching',
  },
  notifications: {
    asks: [usersRoutes.get],
    tells: [NOTIFICATION_TOLD],
    consumes: [matchingEvents.routeMatched, providersEvents.departureDue],
    database: 'rotadas-notifications',
    redis: [queueKeys(QUEUES.push), queueKeys(QUEUES.mail)],
  },
  gateway: {
    asks: ALL_ROUTES,
    hears: [LIVE_EVERYWHERE, LIVE_PULSE, ACCESS_CHANGED, NOTIFICATION_TOLD],
    // Admins retry and remove jobs of every queue.
    redis: [GATEWAY_KEYS, `${QUEUE_PREFIX}:`],
  },
};
