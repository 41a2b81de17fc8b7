import { addTexts } from '../../shared/i18n/texts.js';

export const leaveTexts = addTexts('leave', {
  title: 'Yayındasın',
  signOut: 'Çıkış yapmak için önce yayınını bitirmen gerekir; ilanın haritadan kalkar.',
  page: 'Sayfa kapanınca konumun gönderilmez ama işaretin bir süre haritada kalır. Yayını bitirmek ister misin?',
  stay: 'Yayında kal',
  end: 'Yayını bitir',
  endAndSignOut: 'Yayını bitir ve çık',
  nevertheless: 'Yine de çıkarsan konumun artık gönderilmez; ilanın bir süre sonra kendiliğinden biter.',
  signOutNevertheless: 'Yine de çık',
} as const);
