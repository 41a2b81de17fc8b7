import { addTexts } from '../../shared/i18n/texts.js';

export const menuTexts = addTexts('menu', {
  notifications: 'Bildirimler',
  agreements: 'Anlaşmalarım',
  offers: 'İlanlarım',
  savedRoutes: 'Kayıtlı rotalar',
  devices: 'Telefon cebimdeyken',
  copyLink: 'Bağlantıyı kopyala',
  profile: 'Profil ayarları',
  account: 'Hesabım ve verilerim',
  dark: 'Koyu tema',
  light: 'Açık tema',
  terms: 'Kullanım Koşulları ve Gizlilik',
  about: 'Hakkında',
  report: 'Sorun bildir',
  admin: 'Yönetici paneli',
  signOut: 'Çıkış yap',
} as const);
