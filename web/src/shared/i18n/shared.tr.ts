import { PRICE_UNIT_NAMES, SERVICE_TYPE_NAMES } from '@rotadas/contracts/providers/offer-names';
import { addTexts } from './texts.js';

/** Texts that several features use. */
export const sharedTexts = addTexts('shared', {
  loading: 'Yükleniyor...',
  mapLoading: 'Harita yükleniyor...',
  mapFailed: 'Harita açılamadı. Bağlantını kontrol edip tekrar dene.',
  close: 'Kapat',
  ok: 'Tamam',
  retry: 'Tekrar dene',
  part: {
    notLoaded: 'Bu bölüm yüklenemedi. Bağlantını kontrol et.',
    broken: 'Bu bölümde bir şeyler ters gitti.',
  },
  brandLabel: 'Rotadaş',
  beta: 'BETA',
  staticPage: { loading: 'Sayfa yükleniyor...', back: 'Geri dön' },
  toasts: {
    region: 'Bildirimler ({hotkey})',
    one: 'Bildirim',
    show: 'Göster',
    error: 'Hata',
    success: 'Başarılı',
  },
  sessionEnd: {
    disabled: 'Hesabın devre dışı bırakıldığı için oturumun kapatıldı.',
    expired: 'Oturumunun süresi doldu. Lütfen yeniden giriş yap.',
  },
  position: {
    denied: 'Konum izni reddedildi. Lütfen konum izni verin.',
    unavailable: "Konum bilgisi alınamadı. Lütfen GPS'inizi açın.",
    timeout: 'Konum bilgisi alınamadı. Lütfen tekrar deneyin.',
    other: 'Konum alınamadı: {{reason}}',
    unsupported: 'tarayıcın konum paylaşmayı desteklemiyor',
  },
  time: {
    lastSeen: 'Son konum {{age}}',
    justNow: 'şimdi',
    secondsAgo: '{{count}} sn önce',
    minutesAgo: '{{count}} dk önce',
    hoursAgo: '{{count}} sa önce',
    daysAgo: '{{count}} gün önce',
    minutesLeft: '{{count}} dk kaldı',
    hoursLeft: '{{count}} sa kaldı',
    hoursMinutesLeft: '{{hours}} sa {{minutes}} dk kaldı',
    ending: 'birazdan bitiyor',
    always: 'süresiz',
    todayAt: 'bugün {{time}}',
    tomorrowAt: 'yarın {{time}}',
  },
  reportCategories: {
    uygulama: 'Uygulama Hatası',
    kullanici: 'Kullanıcı Sorunu',
    odeme: 'Ödeme Sorunu',
    diger: 'Diğer',
  },
  offer: {
    seats: '{{count}} koltuk',
    load: '{{load}} kg yük',
    price: '{{amount}} ₺ / {{unit}}',
    free: 'ücretsiz',
    units: PRICE_UNIT_NAMES,
    via: '{{places}} üzerinden',
  },
  serviceTypes: { all: 'Tümü', ...SERVICE_TYPE_NAMES },
} as const);
