import { agreementsEvents } from '../agreements/agreements.events.js';
import { agreementsRpc } from '../agreements/agreements.rpc.js';
import { liveRpc } from '../live/live.rpc.js';
import { ALL_SAMPLED_LIVE_SUBJECTS, ALL_LIVE_SUBJECTS, LIVE_HEARTBEAT } from '../live/live.subjects.js';
import { matchingEvents } from '../matching/matching.events.js';
import { matchingRpc } from '../matching/matching.rpc.js';
import { OPERATIONS_SAMPLE } from '../operations/instance-sample.js';
import { providersEvents } from '../providers/providers.events.js';
import { providersRpc } from '../providers/providers.rpc.js';
import { QUEUE_PREFIX, QUEUES } from '../queues/queues.js';
import { erasePersonalDataRpc, readPersonalDataRpc } from '../personal-data/personal-data.rpc.js';
import type { EventType } from '../protocol/event.js';
import type { Rpc } from '../protocol/rpc.js';
import { reportsEvents } from '../reports/reports.events.js';
import { sanctionsRpc } from '../sanctions/sanctions.rpc.js';
import { SHARES_CHANGED } from '../shares/shares.rpc.js';
import { ACCESS_CHANGED } from '../users/access-change.js';
import { blocksRpc } from '../users/blocks.rpc.js';
import { usersEvents } from '../users/users.events.js';
import { usersRpc } from '../users/users.rpc.js';
import { ALL_RPCS } from './all-rpcs.js';
import type { ServiceName } from '../primitives/service-name.js';
import { GATEWAY_KEYS, MARKER_KEYS } from './redis-address.js';
import { NOTIFICATION_CREATED, notificationsRpc } from '../notifications/notifications.rpc.js';

export interface ServiceAccess {
  readonly calls: readonly Rpc[];
  /** Subjects of core NATS. */
  readonly publishes?: readonly string[];
  /** Subjects of core NATS. */
  readonly subscribes?: readonly string[];
  /** Events consumed from JetStream. */
  readonly consumes?: readonly EventType[];
  readonly database?: string;
  /** May read and delete single messages of all streams. */
  readonly erasesEvents?: boolean;
  /** Prefixes of the keys in Redis that the service may use. */
  readonly redis?: readonly string[];
  /** Prefixes of the keys in the markers Redis that the service may use. */
  readonly markers?: readonly string[];
}

const queueKeys = (queue: string) => `${QUEUE_PREFIX}:${queue}:`;

/** The access of each service; users and permissions of the servers are derived from it. */
export const SERVICE_ACCESS: Readonly<Record<ServiceName, ServiceAccess>> = {
  users: {
    calls: [
      erasePersonalDataRpc.providers,
      erasePersonalDataRpc.reports,
      erasePersonalDataRpc.matching,
      erasePersonalDataRpc.notifications,
      erasePersonalDataRpc.agreements,
      notificationsRpc.mailErasure,
      ...Object.values(readPersonalDataRpc),
    ],
    erasesEvents: true,
    publishes: [ACCESS_CHANGED, OPERATIONS_SAMPLE],
    consumes: [agreementsEvents.rated],
    database: 'rotadas-users',
    redis: [queueKeys(QUEUES.erasures), queueKeys(QUEUES.exports)],
  },
  providers: {
    calls: [usersRpc.get, usersRpc.getAccounts],
    publishes: [ALL_LIVE_SUBJECTS, ALL_SAMPLED_LIVE_SUBJECTS, LIVE_HEARTBEAT, OPERATIONS_SAMPLE],
    subscribes: [ACCESS_CHANGED],
    consumes: [
      usersEvents.profileChanged,
      providersEvents.wentOnline,
      providersEvents.offerChanged,
      providersEvents.offerPlanned,
    ],
    database: 'rotadas-providers',
    redis: [queueKeys(QUEUES.offerExpiry)],
    markers: [MARKER_KEYS],
  },
  reports: {
    calls: [usersRpc.get, sanctionsRpc.hasForReport, agreementsRpc.evidence],
    publishes: [OPERATIONS_SAMPLE],
    consumes: [agreementsEvents.changed, usersEvents.moderated],
    database: 'rotadas-reports',
  },
  matching: {
    calls: [
      usersRpc.get,
      usersRpc.getAccounts,
      usersRpc.listWomen,
      blocksRpc.listHidden,
      providersRpc.getStatus,
      providersRpc.listPlanned,
      liveRpc.snapshot,
    ],
    publishes: [OPERATIONS_SAMPLE],
    subscribes: [
      ALL_SAMPLED_LIVE_SUBJECTS,
      LIVE_HEARTBEAT,
      providersEvents.offerPlanned.subject,
      providersEvents.offerUnplanned.subject,
    ],
    consumes: [providersEvents.wentOnline, providersEvents.offerChanged, providersEvents.offerPlanned],
    database: 'rotadas-matching',
  },
  agreements: {
    calls: [
      usersRpc.get,
      usersRpc.listPeople,
      usersRpc.getAccounts,
      blocksRpc.listHidden,
      providersRpc.findOffer,
      providersRpc.reserve,
      providersRpc.release,
      providersRpc.getStatus,
      matchingRpc.resolveRoute,
    ],
    publishes: [SHARES_CHANGED, OPERATIONS_SAMPLE],
    subscribes: [ACCESS_CHANGED],
    consumes: [
      agreementsEvents.changed,
      providersEvents.wentOffline,
      providersEvents.offerUnplanned,
      usersEvents.blocksChanged,
    ],
    database: 'rotadas-agreements',
    redis: [queueKeys(QUEUES.agreements)],
  },
  notifications: {
    calls: [usersRpc.getAccounts, agreementsRpc.get],
    publishes: [NOTIFICATION_CREATED, OPERATIONS_SAMPLE],
    consumes: [
      matchingEvents.routeMatched,
      providersEvents.departureDue,
      usersEvents.blocksChanged,
      usersEvents.accountNews,
      reportsEvents.closed,
      agreementsEvents.changed,
      agreementsEvents.messageSent,
      agreementsEvents.reminderDue,
      agreementsEvents.seatsFreed,
    ],
    database: 'rotadas-notifications',
    redis: [queueKeys(QUEUES.push), queueKeys(QUEUES.mail)],
  },
  gateway: {
    calls: ALL_RPCS,
    publishes: [ACCESS_CHANGED, OPERATIONS_SAMPLE],
    subscribes: [
      ALL_LIVE_SUBJECTS,
      LIVE_HEARTBEAT,
      ACCESS_CHANGED,
      NOTIFICATION_CREATED,
      agreementsEvents.changed.subject,
      agreementsEvents.messageSent.subject,
      SHARES_CHANGED,
      usersEvents.blocksChanged.subject,
      OPERATIONS_SAMPLE,
    ],
    // Admins retry and remove jobs of every queue.
    redis: [GATEWAY_KEYS, `${QUEUE_PREFIX}:`],
  },
};
