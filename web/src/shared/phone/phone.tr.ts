import { addTexts } from '../i18n/texts.js';

export const phoneTexts = addTexts('phone', {
  phone: 'Telefon',
  call: 'Telefon et',
  whatsapp: 'WhatsApp',
  copy: 'Kopyala',
  copied: 'Telefon numarası kopyalandı.',
  copyFailed: 'Kopyalanamadı. Numara: {{phone}}',
  unusable: 'Verdiği numara geçersiz.',
} as const);
