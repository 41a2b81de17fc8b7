import { addTexts } from '../../shared/i18n/texts.js';

export const providerInfoTexts = addTexts('provider-info', {
  label: '{{name}} bilgileri',
  route: '{{from}} → {{to}}',
  timeLeft: 'Yayın',
  age: 'Konum',
  departs: 'Kalkış',
  late: '— artık burada olmayabilir.',
  distance: 'Uzaklık',
  unknown: '—',
  phone: 'Telefon',
  message: 'Merhaba, Rotadaş’taki ilanın için yazıyorum: {{type}}, {{route}}.',
  messagePlanned: 'Merhaba, Rotadaş’taki ilanın için yazıyorum: {{type}}, {{route}}, {{moment}}.',
  call: 'Telefon et',
  whatsapp: 'WhatsApp',
  copy: 'Kopyala',
  copied: 'Telefon numarası kopyalandı.',
  copyFailed: 'Kopyalanamadı. Numara: {{phone}}',
  phoneUnusable: 'Verdiği numara geçersiz.',
  phoneHidden: 'Telefon numarası anlaşınca açılır.',
} as const);
