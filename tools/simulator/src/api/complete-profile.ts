import type { ProfileInput } from '@rotadas/contracts/users/profile';
import { CurrentUser } from '@rotadas/contracts/users/user';
import { usersCalls } from '@rotadas/contracts/users/users.calls';
import type { ProductApi } from './product-api.ts';

export type DemoProfile = Pick<ProfileInput, 'fullName' | 'gender' | 'birthDate' | 'phone'>;

const Me = CurrentUser.pick({ termsAccepted: true, phone: true, birthDate: true });

/** Does not overwrite fields that the user has set. */
export async function completeProfile(api: ProductApi, profile: DemoProfile): Promise<void> {
  const user = Me.parse(await api.call(usersCalls.me));
  const isNew = !user.termsAccepted;
  const misses = profile.phone !== undefined && (user.phone === null || user.birthDate === null);
  if (isNew) await api.call(usersCalls.acceptTerms);
  if (isNew || misses) await api.call(usersCalls.updateProfile, { body: profile });
}
