import { addTexts } from '../i18n/texts.js';

export const pushTexts = addTexts('push', {
  ask: {
    title: 'Anlık bildirim gönderelim mi?',
    text: 'Kayıtlı rotanda biri yola çıkınca, Rotadaş kapalıyken de bildirim gelir. Açınca tarayıcın izin sorar; istediğin an kapatırsın.',
  },
  on: { title: 'Bu cihaza bildirim geliyor', text: 'Rotadaş kapalıyken de haberin olur.' },
  off: {
    title: 'Bu cihaza bildirim gelmiyor',
    text: 'Aç, Rotadaş kapalıyken de haberin olsun. Tarayıcın izin sorar.',
  },
  denied: {
    title: 'Bildirim iznin kapalı',
    text: 'Tarayıcının site ayarlarında Rotadaş için bildirimlere izin ver, sonra buraya dön. O zamana kadar “Bildirimler › Gelenler”e bak.',
  },
  'install-first': {
    title: 'Önce ana ekrana ekle',
    text: "iPhone ve iPad'de bildirim için Safari'de Paylaş'a, sonra “Ana Ekrana Ekle”ye dokun; Rotadaş'ı oradan aç.",
  },
  unsupported: {
    title: 'Bu tarayıcıya bildirim gelmez',
    text: 'Bildirimlerin “Bildirimler › Gelenler”de ve e-postanda. Anlık bildirim için güncel bir tarayıcı kullan.',
  },
  unconfigured: {
    title: 'Anlık bildirim bu sunucuda yok',
    text: 'Bildirimlerin “Bildirimler › Gelenler”de ve e-postanda.',
  },
  allow: 'Bildirimleri aç',
  later: 'Şimdi değil',
  stop: 'Kapat',
  failed: 'Bildirimler değiştirilemedi',
} as const);
