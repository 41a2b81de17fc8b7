import { addTexts } from '../../shared/i18n/texts.js';

export const notificationsTexts = addTexts('notifications', {
  title: 'Bildirimler',
  sections: { label: 'Bölümler', inbox: 'Gelenler', routes: 'Kayıtlı rotalar', settings: 'Ayarlar' },
  readAll: 'Tümünü okundu işaretle',
  readFailed: 'Okundu işaretlenemedi',
  unread: 'Okunmadı',
  newer: '{{count}} yeni bildirimi göster',
  more: 'Daha eskiler',
  loading: 'Bildirimler yükleniyor...',
  failed: 'Bildirimler alınamadı',
  empty: {
    title: 'Henüz bildirimin yok',
    text: 'Gideceğin rotayı kaydet; o yola biri çıkınca burada haber verelim.',
    action: 'Rota kaydet',
  },
  waiting: {
    text: 'Kayıtlı rotanda biri yola çıkınca burada haber veririz.',
    action: 'Kayıtlı rotalar',
  },
  settings: {
    kinds: 'Hangi bildirimi nereden almak istersin?',
    kind: {
      'route-matched': 'Kayıtlı rotamda biri yola çıkınca',
      'departure-due': 'Planladığım yolculuğun saati gelince',
      agreement: 'İstek ve anlaşmalarımda bir şey değişince',
      message: 'Bana mesaj yazılınca',
      reminder: 'Anlaştığım yolculuğa 1 saat kalınca',
      rating: 'Puan verme zamanı gelince',
    },
    channel: { inbox: 'Uygulama içi', push: 'Anlık bildirim', mail: 'E-posta' },
    quiet: 'Sessiz saatler',
    quietText:
      'Bu saatlerde gelen anlık bildirim ve e-postalar, süre bitince gönderilir. Kalkışına 3 saatten az kalan istek, anlaşma ve mesajlar beklemez.',
    quietOn: 'Sessiz saatleri kullan',
    from: 'Başlangıç',
    to: 'Bitiş',
    loading: 'Ayarlar yükleniyor...',
    failed: 'Ayarlar alınamadı',
    saveFailed: 'Ayarın kaydedilemedi',
  },
} as const);
