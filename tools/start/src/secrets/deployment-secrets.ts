import { newMongodbKey } from '@rotadas/servers/mongodb/prepare-mongodb';
import { natsConfig } from '@rotadas/servers/nats/nats-config';
import { redisUsers } from '@rotadas/servers/redis/redis-users';
import { OPERATOR, Passwords } from '@rotadas/servers/sign-in/passwords';
import type { SignInPlan } from '@rotadas/servers/sign-in/plan';
import { linesOf } from '../settings/lines-of.ts';
import type { Preparation } from './preparation.ts';

/** Where the servers are; the Redis of the markers is published nowhere. */
interface Hosts {
  readonly mongodb: string;
  readonly redis: string;
  readonly markers?: string;
  readonly nats: string;
}

const INSIDE: Hosts = {
  mongodb: 'mongo:27017',
  redis: 'redis:6379',
  markers: 'markers:6379',
  nats: 'nats:4222',
};
const PUBLISHED: Hosts = { mongodb: '127.0.0.1:27017', redis: '127.0.0.1:6379', nats: '127.0.0.1:4222' };

/**
 * The files with which a deployment of docker-compose.yml demands a sign-in, by name: what the
 * servers read, what each service's environment holds, and what `prepare-servers.ts` makes.
 */
export function deploymentSecrets(plan: SignInPlan): ReadonlyMap<string, string> {
  const [nats, redis, markers, mongodb] = [
    new Passwords(),
    new Passwords(),
    new Passwords(),
    new Passwords(),
  ];
  const key = newMongodbKey();
  const environmentOf = (user: string, hosts: Hosts): string => {
    const database = plan.mongodb[user] ?? 'rotadas';
    const options = 'directConnection=true&authSource=admin';
    return linesOf({
      MONGODB_URI: `mongodb://${user}:${mongodb.of(user)}@${hosts.mongodb}/${database}?${options}`,
      REDIS_URL: `redis://${user}:${redis.of(user)}@${hosts.redis}`,
      ...(hosts.markers && { MARKERS_REDIS_URL: `redis://${user}:${markers.of(user)}@${hosts.markers}` }),
      NATS_URL: `nats://${user}:${nats.of(user)}@${hosts.nats}`,
    });
  };
  const ofServices = Object.keys(plan.nats).map(
    (user) => [`${user}.env`, environmentOf(user, INSIDE)] as const,
  );
  const preparation: Preparation = {
    mongodb: {
      ...{ host: INSIDE.mongodb, member: '127.0.0.1:27017', key, databases: plan.mongodb },
      passwords: Object.fromEntries(
        [OPERATOR, ...Object.keys(plan.mongodb)].map((user) => [user, mongodb.of(user)]),
      ),
    },
    nats: { servers: INSIDE.nats, user: OPERATOR, pass: nats.of(OPERATOR), streams: [...plan.streams] },
  };
  return new Map([
    ['nats.conf', natsConfig(plan.nats, nats)],
    ['redis.conf', redisUsers(plan.redis, redis)],
    ['markers.conf', redisUsers(plan.markers, markers)],
    ['mongo.key', key],
    ['prepare.json', `${JSON.stringify(preparation, null, 2)}\n`],
    ...ofServices,
    [`${OPERATOR}.env`, environmentOf(OPERATOR, PUBLISHED)],
  ]);
}
