import { mongodbWithSignIn } from './mongodb/mongodb-sign-in.ts';
import { mongodbRecipe } from './mongodb/mongodb.recipe.ts';
import { natsWithSignIn } from './nats/nats-sign-in.ts';
import { natsRecipe } from './nats/nats.recipe.ts';
import type { Recipe } from './recipe.ts';
import { redisWithSignIn } from './redis/redis-sign-in.ts';
import { markersRecipe, redisRecipe } from './redis/redis.recipe.ts';
import type { SignInPlan } from './sign-in/plan.ts';

/** Binaries are fetched, and MongoDB starts, while the sign-in plan is still unknown. */
export function serverRecipes(signIn: Promise<SignInPlan> | undefined): Recipe[] {
  if (signIn === undefined) return [mongodbRecipe, redisRecipe, markersRecipe, natsRecipe];
  signIn.catch(() => undefined); // provideServer reports it once a server needs the plan
  return [
    mongodbWithSignIn(signIn),
    redisWithSignIn(redisRecipe, signIn, ({ redis }) => redis),
    redisWithSignIn(markersRecipe, signIn, ({ markers }) => markers),
    natsWithSignIn(signIn),
  ];
}
