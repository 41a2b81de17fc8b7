import { addTexts } from '../shared/i18n/texts.js';

export const appTexts = addTexts('app', {
  notFound: {
    title: '404 Page Not Found',
    text: 'Did you forget to add the page to the router?',
    turkish: 'Aradığın sayfa yok ya da taşınmış.',
    home: 'Haritaya dön',
  },
  accountOpen: 'Hesabın yeniden açık.',
  broken: {
    title: 'Bir şeyler ters gitti',
    text: 'Sayfayı yenilemek çoğu zaman yeter.',
    reload: 'Sayfayı yenile',
  },
  unconfigured: {
    title: 'Firebase yapılandırması eksik',
    text: 'Şu an giriş yapılamıyor, daha sonra tekrar dene. Yöneticiysen FIREBASE_ ayarlarını tamamla.',
    log: 'Firebase yapılandırması eksik: sunucunun FIREBASE_PROJECT_ID ve FIREBASE_API_KEY ayarlarını tamamla.',
  },
  unreachable: {
    title: 'Sunucuya ulaşılamıyor',
    text: 'İnternet bağlantını kontrol edip tekrar dene.',
    retry: 'Tekrar dene',
  },
} as const);
