import { mongodbWithAccess } from './mongodb/mongodb-access.ts';
import { mongodbRecipe } from './mongodb/mongodb.recipe.ts';
import { natsWithAccess } from './nats/nats-access.ts';
import { natsRecipe } from './nats/nats.recipe.ts';
import type { Recipe } from './recipe.ts';
import { redisWithAccess } from './redis/redis-access.ts';
import { markersRecipe, redisRecipe } from './redis/redis.recipe.ts';
import type { AccessPlan } from './access/access-plan.ts';

/** `access` may resolve late: binaries are fetched and MongoDB starts without it. */
export function serverRecipes(access: Promise<AccessPlan> | undefined): Recipe[] {
  if (access === undefined) return [mongodbRecipe, redisRecipe, markersRecipe, natsRecipe];
  access.catch(() => undefined); // provideServer reports it once a server needs the plan
  return [
    mongodbWithAccess(access),
    redisWithAccess(redisRecipe, access, ({ redis }) => redis),
    redisWithAccess(markersRecipe, access, ({ markers }) => markers),
    natsWithAccess(access),
  ];
}
