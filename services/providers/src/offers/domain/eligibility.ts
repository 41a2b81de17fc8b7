import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { ErrorDetails } from '@rotadas/contracts/errors/error-body';
import { internationalPhone } from '@rotadas/contracts/primitives/phone-number';
import { isBirthDate, isProviderAge } from '@rotadas/contracts/users/birth-date';
import { fullNameFault } from '@rotadas/contracts/users/full-name';
import { PROFILE_FAULTS, requireAcceptedTerms } from '@rotadas/contracts/users/profile';
import { missingProfileFields } from '@rotadas/contracts/users/profile-completeness';
import type { User } from '@rotadas/contracts/users/user';

/**
 * Throws `terms-unaccepted`, `profile-incomplete` or `provider-underage`, in this order: without
 * accepted terms a profile cannot be saved.
 */
export function requireEligible(user: User): void {
  requireAcceptedTerms(user);
  const details = unusableProfileFields(user);
  if (Object.keys(details).length > 0) throw new DomainError('profile-incomplete', { details });
  if (user.birthDate !== null && !isProviderAge(user.birthDate)) throw new DomainError('provider-underage');
}

/** Old records may break newer rules; the user must correct them before going online. */
function unusableProfileFields(user: User): ErrorDetails {
  const { fullName, phone, birthDate } = user;
  const nameFault = fullNameFault(fullName);
  return {
    ...(nameFault !== null && { fullName: nameFault }),
    ...(phone !== null && internationalPhone(phone) === null && { phone: PROFILE_FAULTS.phone }),
    ...(birthDate !== null && !isBirthDate(birthDate) && { birthDate: PROFILE_FAULTS.birthDate }),
    ...missingProfileFields(user),
  };
}
