import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { isProviderAge } from '@rotadas/contracts/users/birth-date';
import { requireCompleteProfile, requirePresentTerms } from '@rotadas/contracts/users/profile';
import type { User } from '@rotadas/contracts/users/user';

/**
 * Throws `terms-unaccepted`, `profile-incomplete` or `provider-underage`, in this order: without
 * accepted terms a profile cannot be saved.
 */
export function requireEligible(user: User): void {
  requirePresentTerms(user);
  requireCompleteProfile(user);
  if (user.birthDate !== null && !isProviderAge(user.birthDate)) throw new DomainError('provider-underage');
}
