import { DomainError } from '../errors/domain-error.js';
import type { User } from './user.js';

/** Refuses whoever has not accepted the terms, which spec 6 asks for before use. */
export function requireAcceptedTerms({ termsAccepted }: Pick<User, 'termsAccepted'>): void {
  if (!termsAccepted) throw new DomainError('terms-unaccepted');
}
