import { addTexts } from '../i18n/texts.js';

export const installTexts = addTexts('install', {
  title: 'Rotadaş hep elinin altında olsun',
  text: "Rotadaş'ı cihazına ekle: ana ekrandan tek dokunuşla açılır.",
  action: 'Yükle',
  later: 'Şimdi değil',
  menu: 'Uygulamayı yükle',
} as const);
