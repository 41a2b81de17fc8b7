import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { missingProfileFields } from '@rotadas/contracts/users/profile-completeness';
import type { User } from '@rotadas/contracts/users/user';

/** Throws what keeps a user from going online: an incomplete profile, with its fields, or terms not accepted (spec 5, 6). */
export function requireEligible(user: User): void {
  const missing = missingProfileFields(user);
  if (Object.keys(missing).length > 0) throw new DomainError('profile-incomplete', { details: missing });
  if (!user.termsAccepted) throw new DomainError('terms-unaccepted');
}
