import { isOfProviderAge } from '@rotadas/contracts/users/birth-date';
import { missingProfileFields, type ProviderProfile } from '@rotadas/contracts/users/profile-completeness';

/** What in a profile prevents its owner from offering a service. */
export type ProfileFault =
  { readonly kind: 'incomplete'; readonly missing: string[] } | { readonly kind: 'underage' };

/** The first fault of a profile, in the order of the server's check; null if there is none. */
export function profileFault(profile: ProviderProfile): ProfileFault | null {
  const missing = Object.values(missingProfileFields(profile));
  if (missing.length > 0) return { kind: 'incomplete', missing };
  const { birthDate } = profile;
  return birthDate !== null && !isOfProviderAge(birthDate) ? { kind: 'underage' } : null;
}
