import { addTexts } from '../../shared/i18n/texts.js';

export const forgotPasswordTexts = addTexts('forgot-password', {
  title: 'Şifreni yenile',
  intro: 'Kayıtlı e-posta adresini yaz; yeni bir şifre belirlemen için bağlantı gönderelim.',
  send: 'Bağlantı gönder',
  sending: 'Gönderiliyor...',
  sent: 'Bu adrese kayıtlı bir hesap varsa şifre yenileme bağlantısı yolda:',
  next: 'Gelen kutuna, orada yoksa gereksiz (spam) klasörüne bak. Yeni şifreni belirledikten sonra buradan giriş yap.',
  resend: 'Yeniden gönder',
  resendIn: 'Yeniden gönder ({{seconds}} sn)',
  back: 'Girişe dön',
  failed: 'Bağlantı gönderilemedi. Birazdan tekrar dene.',
} as const);
