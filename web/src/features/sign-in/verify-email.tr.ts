/** Texts of the screen that waits for the e-mail to be verified. */
export const verifyEmailTexts = {
  title: 'E-postanı doğrula',
  sent: 'Doğrulama bağlantısını bu adrese gönderdik:',
  unverified: 'Bu adresin henüz doğrulanmadı:',
  steps: {
    open: 'Gelen kutunu aç. Mail orada yoksa gereksiz (spam) klasörüne bak.',
    click: 'Maildeki bağlantıya dokun.',
    back: 'Buraya dönüp devam et.',
  },
  continue: 'Doğruladım, devam et',
  checking: 'Kontrol ediliyor...',
  resend: 'Bağlantıyı yeniden gönder',
  resendIn: 'Yeniden gönder ({{seconds}} sn)',
  change: 'Başka bir e-posta adresi kullan',
  failed: 'Mail gönderilemedi',
} as const;
