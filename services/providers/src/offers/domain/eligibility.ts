import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { requireAcceptedTerms } from '@rotadas/contracts/users/accepted-terms';
import { isOfProviderAge } from '@rotadas/contracts/users/birth-date';
import type { User } from '@rotadas/contracts/users/user';
import { unusableProfileFields } from './unusable-profile.js';

/**
 * Throws what keeps a user from going online: terms not accepted, an incomplete profile with its
 * fields, or being younger than 18 (spec 5, 6). The terms come first, since without them the
 * profile cannot be saved either.
 */
export function requireEligible(user: User): void {
  requireAcceptedTerms(user);
  const details = unusableProfileFields(user);
  if (Object.keys(details).length > 0) throw new DomainError('profile-incomplete', { details });
  if (user.birthDate !== null && !isOfProviderAge(user.birthDate)) throw new DomainError('provider-underage');
}
