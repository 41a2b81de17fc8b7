/** Texts of the list of providers (look.md, states). */
export const activeProvidersTexts = {
  title: 'Yakındakiler',
  count: '{{count}} kişi',
  empty: 'Yakınında şu an kimse yok — türü değiştir ya da haritayı uzaklaştır.',
  failed: 'Liste yüklenemedi. Son bilinenleri gösteriyoruz.',
  failedEmpty: 'Liste şu an yüklenemiyor. Bağlantını kontrol et, biz denemeyi sürdürüyoruz.',
  route: '{{from}} → {{to}}',
} as const;
