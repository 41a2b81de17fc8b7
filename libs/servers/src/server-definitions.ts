import { mongodbWithAccess } from './mongodb/mongodb-access.ts';
import { mongodbDefinition } from './mongodb/mongodb-definition.ts';
import { natsWithAccess } from './nats/nats-access.ts';
import { natsDefinition } from './nats/nats-definition.ts';
import type { ServerDefinition } from './server-definition.ts';
import { redisWithAccess } from './redis/redis-access.ts';
import { markersDefinition, redisDefinition } from './redis/redis-definition.ts';
import type { AccessPlan } from './access/access-plan.ts';

/** `access` may resolve late: binaries are fetched and MongoDB starts without it. */
export function serverDefinitions(access: Promise<AccessPlan> | undefined): ServerDefinition[] {
  if (access === undefined) return [mongodbDefinition, redisDefinition, markersDefinition, natsDefinition];
  access.catch(() => undefined); // ensureServer reports it once a server needs the plan
  return [
    mongodbWithAccess(access),
    redisWithAccess(redisDefinition, access, ({ redis }) => redis),
    redisWithAccess(markersDefinition, access, ({ markers }) => markers),
    natsWithAccess(access),
  ];
}
