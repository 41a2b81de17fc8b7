import type { ProfileInput } from '@rotadas/contracts/users/profile';
import type { ProductApi } from './product-api.ts';

export type DemoProfile = Pick<ProfileInput, 'fullName' | 'gender' | 'birthDate' | 'phone'>;

/** Keeps what the user has changed. */
export async function completeProfile(api: ProductApi, profile: DemoProfile): Promise<void> {
  const user = await api.me();
  const isNew = !user.termsAccepted;
  const misses = profile.phone !== undefined && (user.phone === null || user.birthDate === null);
  if (isNew) await api.acceptTerms();
  if (isNew || misses) await api.saveProfile(profile);
}
