import { mongodbWithSignIn } from './mongodb/mongodb-sign-in.ts';
import { mongodbRecipe } from './mongodb/mongodb.recipe.ts';
import { natsWithSignIn } from './nats/nats-sign-in.ts';
import { natsRecipe } from './nats/nats.recipe.ts';
import type { Recipe } from './recipe.ts';
import { redisWithSignIn } from './redis/redis-sign-in.ts';
import { markersRecipe, redisRecipe } from './redis/redis.recipe.ts';
import type { SignInPlan } from './sign-in/plan.ts';

/**
 * MongoDB, Redis, the Redis of the markers and NATS. MongoDB, which takes the longest, does not
 * wait for the plan to start; the others read it at their start.
 */
export function recipesOf(signIn: Promise<SignInPlan> | undefined): (Recipe | Promise<Recipe>)[] {
  if (signIn === undefined) return [mongodbRecipe, redisRecipe, markersRecipe, natsRecipe];
  const databases = signIn.then(({ mongodb }) => mongodb);
  databases.catch(() => undefined); // who waits for the plan hears of it
  return [
    mongodbWithSignIn(databases),
    signIn.then(({ redis }) => redisWithSignIn(redisRecipe, redis)),
    signIn.then(({ markers }) => redisWithSignIn(markersRecipe, markers)),
    signIn.then((plan) => natsWithSignIn(plan)),
  ];
}
