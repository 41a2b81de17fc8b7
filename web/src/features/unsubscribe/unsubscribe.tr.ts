import { addTexts } from '../../shared/i18n/texts.js';

export const unsubscribeTexts = addTexts('unsubscribe', {
  title: 'E-postaları durdur',
  ask: 'Bu tür e-postalar artık gelmesin mi? Bildirimler uygulamada yine görünür.',
  stop: 'E-postaları durdur',
  busy: 'Durduruluyor...',
  done: {
    title: 'Artık e-posta gelmeyecek',
    'route-matched': 'Kayıtlı rotanda biri yola çıkınca e-posta göndermeyeceğiz.',
    'departure-due': 'Planladığın yolculuğun saati gelince e-posta göndermeyeceğiz.',
    agreement: 'İsteklerin ve anlaşmaların için e-posta göndermeyeceğiz.',
    message: 'Sana mesaj yazılınca e-posta göndermeyeceğiz.',
    reminder: 'Yolculuğuna 1 saat kalınca e-posta göndermeyeceğiz.',
    rating: 'Puan vermen için e-posta göndermeyeceğiz.',
  },
  invalid: {
    title: 'Bağlantı geçersiz',
    text: 'Bu bağlantı eksik ya da eskimiş. Giriş yapıp ayarlarından e-postaları kapatabilirsin.',
  },
  failed: 'Durdurulamadı. İnternet bağlantını kontrol edip tekrar dene.',
  settings: 'Bildirim ayarları',
} as const);
