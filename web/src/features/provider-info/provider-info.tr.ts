/** Texts of the info window. */
export const providerInfoTexts = {
  label: '{{name}} bilgileri',
  route: '{{from}} → {{to}}',
  timeLeft: 'Kalan süre',
  age: 'Konum',
  distance: 'Uzaklık',
  unknown: '—',
  call: 'Ara',
  whatsapp: 'WhatsApp',
  copy: 'Kopyala',
  copied: 'Telefon numarası kopyalandı.',
  copyFailed: 'Kopyalanamadı. Numara: {{phone}}',
  phoneHidden: 'Telefonunu listede göstermemeyi seçmiş. Yoldaysa birazdan yeniden bakabilirsin.',
} as const;
