import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { publicCatalogues } from './public-catalogues.js';

const LANGUAGE = 'tr';

/** Gives i18next the texts of the first load; they are in the build, so this needs no network. */
export async function startTexts(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: LANGUAGE,
    defaultNS: 'shared',
    resources: { [LANGUAGE]: publicCatalogues },
    interpolation: { escapeValue: false }, // React escapes
  });
}

/** Adds the catalogues of a part of the app that was loaded later, by namespace. */
export function addTexts(more: Record<string, object>): void {
  for (const [namespace, texts] of Object.entries(more))
    i18next.addResourceBundle(LANGUAGE, namespace, texts);
}
