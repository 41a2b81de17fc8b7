/** Texts of the list of providers (look.md, states). */
export const activeProvidersTexts = {
  title: 'Yakındakiler',
  count: '{{count, number}} kişi',
  empty: 'Yakınında şu an kimse yok — türü değiştir ya da haritayı uzaklaştır.',
  crowd: 'Haritanın bu bölümünde {{count, number}} kişi var. Tek tek görmek için haritayı yakınlaştır.',
  emptyRoute: 'Şu an o yöne giden kimse yok — yolunu değiştir ya da birazdan yeniden bak.',
  failed: 'Liste yüklenemedi. Son bilinenleri gösteriyoruz.',
  failedEmpty: 'Liste şu an yüklenemiyor. Bağlantını kontrol et, biz denemeyi sürdürüyoruz.',
  route: '{{from}} → {{to}}',
  late: 'konumu güncel değil',
  gone: 'artık haritada değil',
  fit: { onTheWay: 'yolunun üstünde', detour: 'yaklaşık {{distance}} sapma', sameNames: 'aynı güzergâh' },
} as const;
