import i18next, { type FlatNamespace } from 'i18next';
import { initReactI18next } from 'react-i18next';

const LANGUAGE = 'tr';

void i18next.use(initReactI18next).init({
  lng: LANGUAGE,
  defaultNS: 'shared',
  resources: { [LANGUAGE]: {} },
  initAsync: false, // Catalogues are added while modules load
  interpolation: { escapeValue: false }, // React escapes
});

/** Registers a catalogue; each `*.tr.ts` does so on import, so texts load with their part. */
export function addTexts<Texts extends object>(namespace: FlatNamespace, texts: Texts): Texts {
  i18next.addResourceBundle(LANGUAGE, namespace, texts);
  return texts;
}
