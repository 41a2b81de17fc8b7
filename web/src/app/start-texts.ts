import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { catalogues } from './catalogues.js';

/** Gives i18next its catalogues; they are in the build, so this needs no network. */
export async function startTexts(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: 'tr',
    defaultNS: 'shared',
    resources: { tr: catalogues },
    interpolation: { escapeValue: false }, // React escapes
  });
}
