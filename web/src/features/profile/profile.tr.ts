import { addTexts } from '../../shared/i18n/texts.js';

export const profileTexts = addTexts('profile', {
  title: 'Profil',
  notice:
    'Hizmet verebilmek için ad soyad, cinsiyet, doğum tarihi ve telefon bilgilerin tam, yaşın da en az 18 olmalı.',
  editNotice: 'Profil Düzenleme Modu',
  editNoticeText: 'Eksik bilgilerini tamamlayıp kaydet.',
  fields: {
    fullName: 'Adı Soyadı (Zorunlu)',
    gender: 'Cinsiyet (Zorunlu)',
    birthDate: 'Doğum tarihi (Zorunlu)',
    phone: 'Telefon (Zorunlu)',
    description: 'Açıklama',
  },
  placeholders: {
    gender: 'Seç',
    phone: '0555 555 55 55',
    description: 'Aracın, deneyimin, bilmek istenebilecek şeyler',
  },
  gender: { male: 'Erkek', female: 'Kadın', other: 'Diğer' },
  invalid: {
    fullName: 'Adınız ve soyadınız zorunludur',
    gender: 'Cinsiyet seçimi zorunludur',
    birthDate: 'Doğum tarihi zorunludur',
    phone: 'Telefon numarası zorunludur',
    birthDateWrong: 'Doğum tarihin 1900 ile bugün arasında olmalı.',
    phoneWrong: 'Geçerli bir cep ya da sabit telefon numarası yaz. Yurt dışı numaralar + ile başlar.',
    tooLong: 'Bu kadar uzun olamaz, biraz kısalt.',
  },
  picture: {
    own: 'Profil fotoğrafın',
    remove: 'Fotoğrafı kaldır',
    google: 'Google fotoğrafımı kullan',
  },
  unsaved: {
    title: 'Kaydetmeden çıkılsın mı?',
    text: 'Profilinde yaptığın değişiklikleri kaydetmedin; çıkarsan kaybolur.',
    stay: 'Düzenlemeye devam et',
    leave: 'Kaydetmeden çık',
  },
  edit: 'Düzenle',
  save: 'Kaydet',
  cancel: 'İptal',
  back: 'Geri',
  saved: 'Profiliniz başarıyla güncellendi.',
  saveFailed: 'Profil güncellenirken bir hata oluştu',
  sessionMissing: 'Oturum bulunamadı',
  loadFailed: 'Kullanıcı bilgileri alınamadı',
  loadFailedHint: 'Bağlantını kontrol edip tekrar dene.',
} as const);
