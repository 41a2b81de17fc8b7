/** Texts of the bars and the menu around the map (spec 2, 8). */
export const homeTexts = {
  title: 'Harita',
  bar: { label: 'Harita işlemleri', search: 'Ara', start: 'Başlat', stop: 'Bitir', refresh: 'Yenile' },
  searchLabel: 'Hizmet ara',
  refreshLabel: 'Konumumu yenile',
  recentre: 'Konumuma odaklan',
  menu: {
    open: 'Profil menüsü',
    profile: 'Profil Ayarları',
    dark: 'Koyu tema',
    light: 'Açık tema',
    terms: 'Kullanım Koşulları ve Gizlilik',
    about: 'Hakkında',
    signOut: 'Çıkış Yap',
  },
  signedOut: 'Başarıyla çıkış yapıldı.',
  signOutFailed: 'Çıkış yapılırken bir hata oluştu.',
  offline: 'İnternet bağlantın yok. Haritada son bilinenler görünüyor.',
  listFailed: 'Liste yüklenemedi. Son bilinenleri gösteriyoruz.',
  userFailed: 'Kullanıcı bilgileri alınamadı',
  empty: 'Yakınında şu an kimse yok — türü değiştir ya da haritayı uzaklaştır.',
  mapFailed: 'Harita açılamadı. Sayfayı yenileyip tekrar dene.',
} as const;
