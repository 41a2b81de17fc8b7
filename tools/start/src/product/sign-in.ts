import type { SignInPlan } from '@rotadas/servers/sign-in/plan';

/**
 * Who may do what at the product's servers, as the contracts say; these have to be built, so that
 * they are loaded only now.
 */
export async function productSignIn(): Promise<SignInPlan> {
  const { signInPlan } = await import('./sign-in-plan.ts');
  return signInPlan();
}
