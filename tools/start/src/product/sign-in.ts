import type { SignInPlan } from '@rotadas/servers/sign-in/plan';

export async function productSignIn(): Promise<SignInPlan> {
  const { signInPlan } = await import('./sign-in-plan.ts');
  return signInPlan();
}
