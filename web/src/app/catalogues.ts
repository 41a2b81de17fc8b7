import { activeProvidersTexts } from '../features/active-providers/active-providers.tr.js';
import { homeTexts } from '../features/home/home.tr.js';
import { mapTexts } from '../features/map/map.tr.js';
import { ownPositionTexts } from '../features/own-position/own-position.tr.js';
import { searchTexts } from '../features/search/search.tr.js';
import { alertsTexts } from '../shared/i18n/alerts.tr.js';
import { failureTexts } from '../shared/toast/failure.tr.js';

/**
 * The texts of the first screen behind the sign-in, by namespace; another language is another such
 * object.
 */
export const catalogues = {
  home: homeTexts,
  search: searchTexts,
  map: mapTexts,
  'active-providers': activeProvidersTexts,
  'own-position': ownPositionTexts,
  failure: failureTexts,
  alerts: alertsTexts,
} as const;
