import { DomainError } from '../errors/domain-error.js';
import type { User } from './user.js';

/** Throws `terms-unaccepted`. */
export function requireAcceptedTerms({ termsAccepted }: Pick<User, 'termsAccepted'>): void {
  if (!termsAccepted) throw new DomainError('terms-unaccepted');
}
