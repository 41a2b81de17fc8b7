import { sharedTexts } from '../shared/i18n/shared.tr.js';
import { appTexts } from './app.tr.js';

/**
 * The texts of the first load, by namespace; `catalogues`, the greeting and the static pages bring
 * theirs when they are loaded.
 */
export const publicCatalogues = {
  app: appTexts,
  shared: sharedTexts,
} as const;
