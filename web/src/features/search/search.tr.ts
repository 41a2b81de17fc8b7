import { addTexts } from '../../shared/i18n/texts.js';

export const searchTexts = addTexts('search', {
  anywhere: 'Fark etmez',
  terms: 'Aradığın',
  edit: 'Aramayı değiştir: {{term}}',
  clear: '{{type}} seçimini kaldır',
  clearRoute: '{{route}} rotasını kaldır',
  groups: {
    nearby: 'Yakındakiler',
    passing: 'Yolundan geçenler',
    nearly: 'Yoluna yakın olanlar',
    callable: 'Çağırabileceklerin',
  },
  count: '{{count, number}} kişi',
  offers: '{{count, number}} ilan',
  found: 'Aramana uyanlar: {{groups}}.',
  filters: {
    seatsAtLeast: 'En az {{seats}} koltuk',
    lira: '{{price, number}} ₺',
    priceAtMost: 'En çok {{price}}',
    free: 'Ücretsiz',
    dayFrom: '{{day}}, en erken {{time}}',
    now: 'Şimdi yolda',
    today: 'Bugün',
    tomorrow: 'Yarın',
    none: 'Filtrelerine uyan yok: {{count, number}} kişi filtrelerin dışında kaldı.',
    onlyLive:
      'Burada yalnızca şu an yolda olanlar var. Daha sonra çıkacakları görmek için nereden nereye gideceğini yaz.',
    nonePassing: 'Yolundan geçen {{count, number}} kişi filtrelerin dışında kaldı.',
    clear: 'Filtreleri kaldır',
    clearThese: '{{filters}} filtresini kaldır',
    unstated: {
      text: '{{details}} belirtilmemiş',
      seats: 'koltuk',
      price: 'ücret',
      tripPrice: 'toplam ücret',
    },
  },
  reason: {
    noDetour: 'yolundan sapmaz',
    detour: 'yolundan {{distance}} sapar',
    near: '{{distance}} uzağında',
    name: 'aynı rota',
    share: 'rotanın %{{percent}} kadarı ortak',
    here: 'şimdi yanında',
    arrives: '{{time}} sonra yanında',
    departs: '{{moment}} kalkış',
    overdue: '{{moment}} kalkacaktı, henüz yola çıkmadı',
  },
  duration: {
    hours: '{{hours}} sa',
    hoursMinutes: '{{hours}} sa {{minutes}} dk',
    minutes: '{{minutes}} dk',
  },
  matches: {
    failed: 'Yoluna uyanlar şu an aranamıyor. Bağlantını kontrol et.',
  },
} as const);
