import { addTexts } from '../i18n/texts.js';

export const reportsTexts = addTexts('reports', {
  blank: 'Lütfen sorun açıklamasını giriniz.',
  tooShort: 'Açıklama en az {{min}} karakter olmalı.',
  failed: 'Sorun bildirimi gönderilirken bir hata oluştu',
} as const);
