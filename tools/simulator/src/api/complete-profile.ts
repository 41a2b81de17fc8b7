import type { ProfileInput } from '@rotadas/contracts/users/profile';
import type { ProductApi } from './product-api.ts';

export type DemoProfile = Pick<ProfileInput, 'fullName' | 'gender' | 'birthDate' | 'phone'>;

/** Does not overwrite fields that the user has set. */
export async function completeProfile(api: ProductApi, profile: DemoProfile): Promise<void> {
  const user = await api.me();
  const isNew = !user.termsAccepted;
  const misses = profile.phone !== undefined && (user.phone === null || user.birthDate === null);
  if (isNew) await api.acceptTerms();
  if (isNew || misses) await api.saveProfile(profile);
}
