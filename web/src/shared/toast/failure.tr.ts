import { addTexts } from '../i18n/texts.js';

export const failureTexts = addTexts('failure', {
  offline: 'İnternet bağlantını kontrol edip yeniden dene.',
  signIn: 'Çıkış yapıp yeniden giriş yap.',
  again: 'Birazdan yeniden dene.',
} as const);
