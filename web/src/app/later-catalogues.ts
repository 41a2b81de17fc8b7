import { adminTexts } from '../features/admin/admin.tr.js';
import { profileTexts } from '../features/profile/profile.tr.js';
import { providerInfoTexts } from '../features/provider-info/provider-info.tr.js';
import { providingTexts } from '../features/providing/providing.tr.js';
import { reportProblemTexts } from '../features/report-problem/report-problem.tr.js';
import { termsTexts } from '../features/terms/terms.tr.js';
import { placesTexts } from '../shared/places/places.tr.js';

/** The texts of what is opened from the first screen behind the sign-in, by namespace. */
export const laterCatalogues = {
  profile: profileTexts,
  terms: termsTexts,
  'provider-info': providerInfoTexts,
  providing: providingTexts,
  'report-problem': reportProblemTexts,
  admin: adminTexts,
  places: placesTexts,
} as const;
