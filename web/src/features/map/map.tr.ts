/** Texts of the map. */
export const mapTexts = {
  failed:
    'Harita bu tarayıcıda açılamadı. Yakınındakileri listeden görebilirsin; haritayı açmak için tarayıcını güncelle.',
  googleAway: {
    title: 'Google Haritalar açılamadı',
    description: 'Yerine yedek harita gösteriliyor; her şey aynı şekilde çalışır.',
  },
  styleAway: {
    title: 'Ayrıntılı harita yüklenemedi',
    description: 'Yerine sade harita gösteriliyor; bağlantın düzelince yeniden denenir.',
  },
} as const;
