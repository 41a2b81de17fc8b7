import type { z } from 'zod';
import { matchingRoutes } from '@rotadas/contracts/matching/matching.routes';
import { savedRoutesRoutes } from '@rotadas/contracts/matching/saved-routes.routes';
import { notificationsRoutes } from '@rotadas/contracts/notifications/notifications.routes';
import { providersRoutes } from '@rotadas/contracts/providers/providers.routes';
import { reportsRoutes } from '@rotadas/contracts/reports/reports.routes';
import type { Route } from '@rotadas/contracts/routing/route';
import { usersRoutes } from '@rotadas/contracts/users/users.routes';
import type { ServerKind } from '@rotadas/test-kit/private-server';
import type { ServiceName } from '@rotadas/test-kit/service-process';
import { REPLY_TIMEOUT_MS } from '@rotadas/test-kit/eventually';
import type { RouteClient } from '../../src/nats/route-client.js';

export interface Service {
  readonly name: ServiceName;
  readonly servers: readonly ServerKind[];
}

export interface StoringService extends Service {
  /** The dependencies whose state it reports. */
  readonly dependencies: readonly string[];
  /** A request that succeeds on an empty database and fails without one. */
  readonly query: Query;
  /** A request that needs no database. */
  readonly independent?: Query;
}

interface Query {
  readonly subject: string;
  send(client: RouteClient): Promise<unknown>;
}

function query<Request extends z.ZodType, Reply extends z.ZodType>(
  route: Route<Request, Reply>,
  request: z.input<Request>,
): Query {
  return { subject: route.subject, send: (client) => client.call(route, request, REPLY_TIMEOUT_MS) };
}

/** All services except the gateway. */
export const STORING_SERVICES: readonly StoringService[] = [
  {
    name: 'users',
    servers: ['mongodb', 'nats'],
    dependencies: ['mongodb', 'nats'],
    query: query(usersRoutes.getAddresses, { userIds: [7] }),
  },
  {
    name: 'providers',
    servers: ['mongodb', 'redis', 'nats'],
    dependencies: ['mongodb', 'redis', 'markers', 'nats'],
    query: query(providersRoutes.getStatus, { userId: 7 }),
  },
  {
    name: 'reports',
    servers: ['mongodb', 'nats'],
    dependencies: ['mongodb', 'nats'],
    query: query(reportsRoutes.page, { admin: { userId: 1, isAdmin: true }, page: { limit: 30 } }),
  },
  {
    name: 'matching',
    servers: ['mongodb', 'nats'],
    dependencies: ['mongodb', 'nats'],
    query: query(savedRoutesRoutes.list, { userId: 7 }),
    independent: query(matchingRoutes.searchPlaces, { q: 'Konya', limit: 1 }),
  },
  {
    name: 'notifications',
    servers: ['mongodb', 'redis', 'nats'],
    dependencies: ['mongodb', 'redis', 'nats'],
    query: query(notificationsRoutes.list, { userId: 7, page: { limit: 30 } }),
  },
];

export const SERVICES: readonly Service[] = [
  { name: 'gateway', servers: ['redis', 'nats'] },
  ...STORING_SERVICES,
];
