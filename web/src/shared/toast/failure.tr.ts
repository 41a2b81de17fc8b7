import { addTexts } from '../i18n/texts.js';

/** What to do about a failure, below what failed (spec 8 gives the first line alone). */
export const failureTexts = addTexts('failure', {
  offline: 'İnternet bağlantını kontrol edip yeniden dene.',
  signIn: 'Çıkış yapıp yeniden giriş yap.',
  again: 'Birazdan yeniden dene.',
} as const);
