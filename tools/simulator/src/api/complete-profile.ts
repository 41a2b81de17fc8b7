import type { ProfileInput } from '@rotadas/contracts/users/profile';
import type { ProductApi } from './product-api.ts';

/** What a demo user says of itself. */
export type DemoProfile = Pick<ProfileInput, 'fullName' | 'gender' | 'birthDate' | 'phone'>;

/**
 * Accepts the terms, without which no profile is saved, and fills in the profile where that has not
 * happened; leaves alone what somebody changed since.
 */
export async function completeProfile(api: ProductApi, profile: DemoProfile): Promise<void> {
  const user = await api.me();
  const isNew = !user.termsAccepted;
  const misses = profile.phone !== undefined && (user.phone === null || user.birthDate === null);
  if (isNew) await api.acceptTerms();
  if (isNew || misses) await api.saveProfile(profile);
}
