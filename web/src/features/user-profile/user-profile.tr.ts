import { addTexts } from '../../shared/i18n/texts.js';

export const userProfileTexts = addTexts('user-profile', {
  title: 'Profil',
  loading: 'Profil yükleniyor...',
  offline: 'İnternet bağlantın yok. Bağlanınca sayfayı yenile.',
  failed: 'Profil alınamadı',
  unknown: 'Bu kullanıcı bulunamadı',
  unknownHint: 'Hesabını kapatmış olabilir. Haritaya dönüp başka bir ilana bakabilirsin.',
  memberSince: 'Üyelik: {{date}}',
  phoneVerified: 'Telefonu doğrulanmış',
  phoneUnverified: 'Telefonu doğrulanmamış',
  finished: '{{count}} tamamlanmış anlaşma',
  noneFinished: 'Henüz tamamlanmış anlaşması yok',
  rating: '5 üzerinden {{mean, number}}, {{count}} puan',
  newHint: 'puanı 3 değerlendirmeden sonra görünür',
  vehicle: 'Araç',
  maskedPlate: 'Plakanın tamamını anlaşınca görürsün.',
  received: 'Değerlendirmeler',
  noneReceived: 'Henüz değerlendirme yok.',
  stars: '5 üzerinden {{rating}}',
} as const);
