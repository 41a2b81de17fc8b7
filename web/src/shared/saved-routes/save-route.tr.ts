import { addTexts } from '../i18n/texts.js';

export const saveRouteTexts = addTexts('save-route', {
  action: 'Bu yola biri çıkınca haber ver',
  done: 'Bu yola biri çıkınca haber vereceğiz.',
  list: 'Kayıtlı rotalar',
  failed: 'Rota kaydedilemedi',
  waiting: 'Bu rotada {{count}} kişi bekliyor',
} as const);
