import type { ErrorDetails } from '../errors/error-body.js';
import { isVisible } from '../primitives/text.js';
import type { User } from './user.js';

export type ProviderProfile = Pick<User, 'fullName' | 'gender' | 'birthDate' | 'phone'>;

/** What a profile lacks before its owner may go online: Turkish texts by field. */
export function missingProfileFields(profile: ProviderProfile): ErrorDetails {
  const missing: ErrorDetails = {};
  if (!isVisible(profile.fullName)) {
    missing['fullName'] = 'Hizmet verebilmek için isim soyisim alanını doldurmanız gerekiyor';
  }
  if (profile.gender === 'unspecified') {
    missing['gender'] = 'Hizmet verebilmek için zorunlu alanları doldurman gerekiyor';
  }
  if (profile.birthDate === null) {
    missing['birthDate'] = 'Hizmet verebilmek için doğum tarihi alanını doldurman gerekiyor';
  }
  if (profile.phone === null || !isVisible(profile.phone)) {
    missing['phone'] = 'Hizmet verebilmek için telefon numarası alanını doldurman gerekiyor';
  }
  return missing;
}
