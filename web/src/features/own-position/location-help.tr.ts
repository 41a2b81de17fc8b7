import { addTexts } from '../../shared/i18n/texts.js';

export const locationHelpTexts = addTexts('location-help', {
  title: 'Konum kapalı',
  other: 'Başka bir tarayıcı kullanıyorsan:',
  retry: 'Konumumu bul',
  failed: 'Konumun hâlâ bulunamıyor. Adımları gözden geçirip tekrar dene.',
  installed: 'Yüklediğin uygulama',
  browsers: {
    iphone: 'iPhone ve iPad',
    android: 'Android: Chrome, Samsung',
    firefox: 'Firefox',
    safari: 'Mac: Safari',
    chromium: 'Bilgisayar: Chrome, Edge, Opera',
  },
  steps: {
    iphone: [
      'Ayarlar › Gizlilik ve Güvenlik › Konum Servisleri’ni aç.',
      'Aynı listede Safari Web Siteleri’ne (ya da kullandığın tarayıcıya) dokun, “Uygulamayı Kullanırken”i seç.',
      'Rotadaş’a dön, sayfayı yenile ve sorulunca izin ver.',
    ],
    android: [
      'Telefonun ayarlarında Konum’u aç.',
      'Adres çubuğundaki simgeye (kilit ya da iki çizgi) dokun, İzinler’i aç.',
      'Konum’a izin ver ve Rotadaş’a dön.',
    ],
    firefox: [
      'Adres çubuğundaki kilit simgesine bas.',
      'Konum erişimi engelini kaldır.',
      'Sayfayı yenile ve sorulunca izin ver.',
    ],
    safari: [
      'Sistem Ayarları › Gizlilik ve Güvenlik › Konum Servisleri’nde Safari’yi aç.',
      'Safari › Ayarlar › Web Siteleri › Konum’da Rotadaş için İzin Ver’i seç.',
      'Sayfayı yenile.',
    ],
    chromium: [
      'Adres çubuğunun solundaki simgeye tıkla.',
      'Konum’u aç; listede yoksa Site ayarları’nda Konum için İzin ver’i seç.',
      'Bilgisayarın ayarlarında da konum açık olmalı.',
    ],
  },
  /**
   * The installed app has no address bar; the permission is set in the browser that installed it.
   */
  installedSteps: {
    iphone: [
      'Ayarlar › Gizlilik ve Güvenlik › Konum Servisleri’ni aç.',
      'Aynı listede Safari Web Siteleri’ne dokun, “Uygulamayı Kullanırken”i seç.',
      'Rotadaş’ı kapatıp yeniden aç ve sorulunca izin ver.',
    ],
    android: [
      'Telefonun ayarlarında Konum’u aç.',
      'Ayarlar › Uygulamalar › Rotadaş › İzinler › Konum’da “Uygulama kullanılırken izin ver”i seç.',
      'Rotadaş’a dön.',
    ],
    firefox: [
      'Telefonun ayarlarında Konum’u aç.',
      'Ayarlar › Uygulamalar › Firefox › İzinler › Konum’da “Uygulama kullanılırken izin ver”i seç.',
      'Rotadaş’ı kapatıp yeniden aç ve sorulunca izin ver.',
    ],
    safari: [
      'Sistem Ayarları › Gizlilik ve Güvenlik › Konum Servisleri’nde Rotadaş’ı aç.',
      'Rotadaş’ı kapatıp yeniden aç ve sorulunca izin ver.',
    ],
    chromium: [
      'Pencerenin üstündeki üç noktaya tıkla, Uygulama bilgileri’ni aç.',
      'Konum’a izin ver; listede yoksa Ayarlar’da Konum için İzin ver’i seç.',
      'Bilgisayarın ayarlarında da konum açık olmalı.',
    ],
  },
} as const);
