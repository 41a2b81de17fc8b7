import { addTexts } from '../../shared/i18n/texts.js';

export const mapTexts = addTexts('map', {
  self: 'Sen',
  points: { from: 'A', to: 'B', pickup: 'Biniş', dropoff: 'İniş' },
  zoomIn: 'Yakınlaştır',
  zoomOut: 'Uzaklaştır',
  pin: 'Haritanın ortasındaki iğne, seçeceğin yeri gösterir.',
  markers: 'Haritadaki işaretler: ok tuşlarıyla gez, Enter ile aç.',
  clusterOf: '{{people, number}} kişi bir arada, Enter yakınlaştırır ({{place}}/{{count}})',
  markerOf: '{{name}} · {{type}} ({{place}}/{{count}})',
  failed:
    'Harita bu tarayıcıda açılamadı. Yakınındakileri listeden görebilirsin; haritayı açmak için tarayıcını güncelle.',
  lost: 'Harita kapandı: cihazın grafik belleği dolmuş olabilir.',
  reopen: 'Haritayı yeniden aç',
  googleUnavailable: {
    title: 'Google Haritalar açılamadı',
    description: 'Yerine yedek harita gösteriliyor; her şey aynı şekilde çalışır.',
  },
  streetsMissing: 'Sokaklar için internet gerekli',
  retryStreets: 'Tekrar dene',
  styleUnavailable: {
    title: 'Ayrıntılı harita yüklenemedi',
    description: 'Yerine sade harita gösteriliyor; birazdan tekrar denenir.',
  },
} as const);
