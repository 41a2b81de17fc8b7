import type { SignInPlan } from '@rotadas/servers/sign-in/plan';

/** A row for each service. */
export async function productSignIn(): Promise<SignInPlan> {
  const { signInPlan } = await import('./sign-in-plan.ts');
  return signInPlan();
}
