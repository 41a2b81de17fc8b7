import { addTexts } from '../i18n/texts.js';

export const shareTexts = addTexts('share', {
  action: 'Paylaş',
  copied: 'Bağlantı kopyalandı.',
  failed: 'Bağlantı paylaşılamadı',
} as const);
