import { addTexts } from '../../shared/i18n/texts.js';

export const verifyEmailTexts = addTexts('verify-email', {
  title: 'E-postanı doğrula',
  sent: 'Doğrulama bağlantısını bu adrese gönderdik:',
  unverified: 'Bu adresin henüz doğrulanmadı:',
  steps: {
    open: 'Gelen kutunu aç. E-posta orada yoksa gereksiz (spam) klasörüne bak.',
    click: 'E-postadaki bağlantıya dokun.',
    back: 'Buraya dön; doğrulanınca kendiliğinden devam ederiz.',
  },
  continue: 'Doğruladım, devam et',
  checking: 'Kontrol ediliyor...',
  resend: 'Bağlantıyı yeniden gönder',
  resendIn: 'Yeniden gönder ({{seconds}} sn)',
  change: 'Başka bir e-posta adresi kullan',
  failed: 'E-posta gönderilemedi',
  pending: {
    title: 'E-postan henüz doğrulanmadı',
    text: 'E-postadaki bağlantıya dokun. Gelmediyse yeniden gönderebilirsin.',
  },
} as const);
