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
  message: 'Merhaba, Rotadaş’taki ilanın için yazıyorum: {{type}}, {{route}}.',
  messagePlanned: 'Merhaba, Rotadaş’taki ilanın için yazıyorum: {{type}}, {{route}}, {{moment}}.',
  phoneHidden: 'Telefon numarası anlaşınca açılır.',
} as const);
