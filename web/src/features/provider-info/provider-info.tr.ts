/** Texts of the info window. */
export const providerInfoTexts = {
  label: '{{name}} bilgileri',
  route: '{{from}} → {{to}}',
  timeLeft: 'Kalan süre',
  age: 'Konum',
  departs: 'Kalkış',
  late: '— artık burada olmayabilir.',
  distance: 'Uzaklık',
  unknown: '—',
  call: 'Telefon et',
  whatsapp: 'WhatsApp',
  copy: 'Kopyala',
  copied: 'Telefon numarası kopyalandı.',
  copyFailed: 'Kopyalanamadı. Numara: {{phone}}',
  phoneUnusable: 'Yazdığı telefon numarası aranamıyor.',
  phoneHidden: 'Telefonunu listede göstermemeyi seçmiş. Yoldaysa birazdan yeniden bakabilirsin.',
} as const;
