import type { ErrorDetails } from '@rotadas/contracts/errors/error-body';
import { internationalPhone } from '@rotadas/contracts/primitives/phone-number';
import { isBirthDate } from '@rotadas/contracts/users/birth-date';
import { fullNameFault } from '@rotadas/contracts/users/full-name';
import { PROFILE_FAULTS } from '@rotadas/contracts/users/profile';
import { missingProfileFields } from '@rotadas/contracts/users/profile-completeness';
import type { User } from '@rotadas/contracts/users/user';

/**
 * What keeps a profile from being shown on the map: a Turkish text by field. Records older than the
 * rules for names, phones and birth dates stay readable, but must be corrected before going online.
 */
export function unusableProfileFields(user: User): ErrorDetails {
  const { fullName, phone, birthDate } = user;
  const nameFault = fullNameFault(fullName);
  return {
    ...(nameFault !== null && { fullName: nameFault }),
    ...(phone !== null && internationalPhone(phone) === null && { phone: PROFILE_FAULTS.phone }),
    ...(birthDate !== null && !isBirthDate(birthDate) && { birthDate: PROFILE_FAULTS.birthDate }),
    ...missingProfileFields(user),
  };
}
