import { addTexts } from '../../shared/i18n/texts.js';

export const requestingTexts = addTexts('requesting', {
  title: 'İstek gönder',
  route: '{{from}} → {{to}}',
  departs: 'Kalkış',
  now: 'Şimdi yolda',
  price: 'Ücret',
  priceTotal: '{{total, number}} ₺ · {{price}}',
  noPrice: 'Belirtilmedi, konuşun',
  seat: 'Kaç koltuk?',
  fewer: 'Bir koltuk azalt',
  more: 'Bir koltuk artır',
  kg: 'Kaç kg yük?',
  kgExample: 'Örneğin 20',
  kgFault: '1 ile {{max, number}} arasında tam sayı yaz.',
  parcel: 'Ne göndereceksin?',
  note: 'Not (isteğe bağlı)',
  noteExample: 'Nerede buluşalım, bagaj var mı...',
  answer: {
    live: '{{name}} 5 dakika içinde cevap vermezse isteğin kapanır; kabul ederse telefonlarınız açılır.',
    soon: '{{name}} 3 saat içinde, en geç kalkıştan 15 dakika önce cevap vermezse isteğin kapanır; kabul ederse telefonlarınız açılır.',
    later: '{{name}} bir gün içinde cevap vermezse isteğin kapanır; kabul ederse telefonlarınız açılır.',
  },
  provider: 'Hizmet veren',
  submit: 'İste',
  failed: 'İsteğin gönderilemedi. Bağlantını kontrol edip tekrar dene.',
  toAgreements: 'Anlaşmalarım',
} as const);
