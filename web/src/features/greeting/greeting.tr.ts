import { addTexts } from '../../shared/i18n/texts.js';

export const greetingTexts = addTexts('greeting', {
  title: "Rotadaş'a hoş geldin",
  carousel: "Rotadaş'ı tanı",
  carouselRole: 'döngülü tanıtım',
  slideRole: 'tanıtım sayfası',
  slideLabel: '{{number}} / {{count}}',
  slides: {
    map: {
      title: 'Yakınındakileri canlı gör',
      text: 'Yol arkadaşı, taksi, servis, kurye, yük: kim nerede, nereye gidiyor, haritada karşında.',
    },
    contact: {
      title: 'Doğrudan konuş, anlaş',
      text: 'Sana uyanı seç, telefon et ya da WhatsApp’tan yaz. Ücreti ve koşulları kendin konuş.',
    },
    online: {
      title: 'Yola çıkıyorsan yayına geç',
      text: 'Boş koltuğun ya da yük yerin mi var? Nereden nereye gittiğini yaz, yolcun seni bulsun.',
    },
  },
  previous: 'Önceki',
  next: 'Sonraki',
  pause: 'Otomatik geçişi durdur',
  play: 'Otomatik geçişi başlat',
  goTo: '{{number}}. tanıtım',
  continue: 'Devam Et',
  explore: 'Önce haritaya bak',
} as const);
