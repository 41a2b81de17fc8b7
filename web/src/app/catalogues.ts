import { activeProvidersTexts } from '../features/active-providers/active-providers.tr.js';
import { adminTexts } from '../features/admin/admin.tr.js';
import { homeTexts } from '../features/home/home.tr.js';
import { mapTexts } from '../features/map/map.tr.js';
import { ownPositionTexts } from '../features/own-position/own-position.tr.js';
import { profileTexts } from '../features/profile/profile.tr.js';
import { providerInfoTexts } from '../features/provider-info/provider-info.tr.js';
import { providingTexts } from '../features/providing/providing.tr.js';
import { reportProblemTexts } from '../features/report-problem/report-problem.tr.js';
import { searchTexts } from '../features/search/search.tr.js';
import { termsTexts } from '../features/terms/terms.tr.js';
import { failureTexts } from '../shared/toast/failure.tr.js';

/** The texts of the signed-in screens, by namespace; another language is another such object. */
export const catalogues = {
  profile: profileTexts,
  terms: termsTexts,
  home: homeTexts,
  search: searchTexts,
  map: mapTexts,
  'active-providers': activeProvidersTexts,
  'provider-info': providerInfoTexts,
  'own-position': ownPositionTexts,
  providing: providingTexts,
  'report-problem': reportProblemTexts,
  admin: adminTexts,
  failure: failureTexts,
} as const;
