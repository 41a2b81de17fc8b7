import type { z } from 'zod';
import { agreementsRpc } from '@rotadas/contracts/agreements/agreements.rpc';
import type { healthRpc } from '@rotadas/contracts/health/health.rpc';
import { matchingRpc } from '@rotadas/contracts/matching/matching.rpc';
import { savedRoutesRpc } from '@rotadas/contracts/matching/saved-routes.rpc';
import { notificationsRpc } from '@rotadas/contracts/notifications/notifications.rpc';
import { providersRpc } from '@rotadas/contracts/providers/providers.rpc';
import { reportsRpc } from '@rotadas/contracts/reports/reports.rpc';
import type { Rpc } from '@rotadas/contracts/protocol/rpc';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import type { ServerKind } from '@rotadas/test-kit/private-server';
import type { ServiceName } from '@rotadas/contracts/primitives/service-name';
import { REPLY_TIMEOUT_MS } from '@rotadas/test-kit/eventually';
import type { RpcClient } from '../../src/nats/rpc-client.js';

export interface Service {
  readonly name: ServiceName;
  readonly servers: readonly ServerKind[];
  /** Required settings beside the addresses of the servers. */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface StoringService extends Service {
  readonly name: keyof typeof healthRpc;
  /** A request that succeeds on an empty database and fails without one. */
  readonly query: Query;
  /** A request that needs no database. */
  readonly independent?: Query;
}

interface Query {
  send(client: RpcClient): Promise<unknown>;
}

function query<Request extends z.ZodType, Reply extends z.ZodType>(
  route: Rpc<Request, Reply>,
  request: z.input<Request>,
): Query {
  return { send: (client) => client.call(route, request, REPLY_TIMEOUT_MS) };
}

/** All services except the gateway. */
export const STORING_SERVICES: readonly StoringService[] = [
  {
    name: 'users',
    servers: ['mongodb', 'redis', 'nats'],
    settings: { PERSONAL_DATA_KEY: 'a key that only these tests know, 123' },
    query: query(usersRpc.getAccounts, { userIds: [7] }),
  },
  {
    name: 'providers',
    servers: ['mongodb', 'redis', 'nats'],
    query: query(providersRpc.getStatus, { userId: 7 }),
  },
  {
    name: 'reports',
    servers: ['mongodb', 'nats'],
    query: query(reportsRpc.page, { admin: { userId: 1, isAdmin: true }, page: { limit: 30 } }),
  },
  {
    name: 'matching',
    servers: ['mongodb', 'nats'],
    query: query(savedRoutesRpc.list, { userId: 7 }),
    independent: query(matchingRpc.searchPlaces, { q: 'Konya', limit: 1 }),
  },
  {
    name: 'notifications',
    servers: ['mongodb', 'redis', 'nats'],
    query: query(notificationsRpc.list, { userId: 7, page: { limit: 30 } }),
  },
  {
    name: 'agreements',
    servers: ['mongodb', 'redis', 'nats'],
    settings: { CODE_SECRET: 'a secret that only these tests know' },
    query: query(agreementsRpc.listRatings, { userId: 7, limit: 30 }),
  },
];

export const SERVICES: readonly Service[] = [
  { name: 'gateway', servers: ['redis', 'nats'] },
  ...STORING_SERVICES,
];
