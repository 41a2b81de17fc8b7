import { createHmac } from 'node:crypto';
import { type AccessPlan, OPERATOR } from '@rotadas/servers/access/access-plan';
import { redisUsers } from '@rotadas/servers/redis/redis-access';
import { natsConfig } from '@rotadas/servers/nats/nats-access';
import { toSettingLines } from './settings-file.ts';
import type { Preparation } from './preparation.ts';

const MONGODB = 'mongo:27017';
const NATS = 'nats:4222';
/** Loopback only, for the container's health check: it reveals subjects and connections. */
const NATS_MONITORING = '127.0.0.1:8222';

/** Secrets of docker-compose.yml as `<reader>/<file>`, all derived from `seed`. */
export function deploymentSecrets(plan: AccessPlan, seed: string): ReadonlyMap<string, string> {
  const derivePasswords = (server: string) => ({
    passwordFor: (user: string) => createHmac('sha256', seed).update(`${server}/${user}`).digest('base64url'),
  });
  const [mongodb, nats] = [derivePasswords('mongodb'), derivePasswords('nats')];
  const [redis, markers] = [derivePasswords('redis'), derivePasswords('markers')];
  const key = createHmac('sha512', seed).update('mongodb-key').digest('base64');

  const addressesFor = (user: string): string => {
    const options = 'directConnection=true&authSource=admin';
    return toSettingLines({
      MONGODB_URI: `mongodb://${user}:${mongodb.passwordFor(user)}@${MONGODB}/${plan.mongodb[user] ?? 'rotadas'}?${options}`,
      REDIS_URL: `redis://${user}:${redis.passwordFor(user)}@redis:6379`,
      MARKERS_REDIS_URL: `redis://${user}:${markers.passwordFor(user)}@markers:6379`,
      NATS_URL: `nats://${user}:${nats.passwordFor(user)}@${NATS}`,
    });
  };
  const ownSecrets = (user: string): string => {
    const derive = (purpose: string) => createHmac('sha256', seed).update(purpose).digest('base64url');
    if (user === 'agreements') return toSettingLines({ CODE_SECRET: derive('agreement-codes') });
    if (user === 'users') return toSettingLines({ PERSONAL_DATA_KEY: derive('personal-data') });
    return '';
  };
  const preparation: Preparation = {
    mongodb: {
      host: MONGODB,
      member: '127.0.0.1:27017',
      key,
      databases: plan.mongodb,
      passwords: Object.fromEntries(
        [OPERATOR, ...Object.keys(plan.mongodb)].map((user) => [user, mongodb.passwordFor(user)]),
      ),
    },
    nats: { servers: NATS, user: OPERATOR, pass: nats.passwordFor(OPERATOR), streams: [...plan.streams] },
  };
  return new Map([
    ['mongo/mongo.key', key],
    ['nats/nats.conf', natsConfig(plan.nats, nats, { http: NATS_MONITORING })],
    ['redis/redis.conf', redisUsers(plan.redis, redis)],
    ['markers/redis.conf', redisUsers(plan.markers, markers)],
    ['prepare/prepare.json', `${JSON.stringify(preparation, null, 2)}\n`],
    ...[OPERATOR, ...Object.keys(plan.nats)].map(
      (user) => [`${user}/servers.env`, addressesFor(user) + ownSecrets(user)] as const,
    ),
  ]);
}
