import { addTexts } from '../../shared/i18n/texts.js';

export const signInTexts = addTexts('sign-in', {
  title: { login: 'Giriş Sayfası', register: 'Kayıt Sayfası' },
  tagline: 'Boş koltuk, kurye ve yük haritada.',
  fields: { email: 'E-posta', password: 'Şifre', confirmPassword: 'Şifre (tekrar)' },
  showPassword: 'Şifreyi göster',
  hidePassword: 'Şifreyi gizle',
  submit: { login: 'Giriş Yap', register: 'Kayıt Ol' },
  busy: { login: 'Giriş Yapılıyor...', register: 'Kaydediliyor...' },
  toggle: { login: 'Hesabınız yok mu? Kayıt olun', register: 'Zaten hesabınız var mı? Giriş yapın' },
  forgot: 'Şifremi unuttum',
  or: 'Ya da',
  reload: 'Sayfayı yenile',
  google: 'Google ile devam et',
  invalid: {
    emailMissing: 'Email adresi boş olamaz',
    emailWrong: 'Geçerli bir email adresi giriniz',
    passwordShort: 'Şifre en az 6 karakter olmalıdır',
    passwordsDiffer: 'Şifreler eşleşmiyor',
  },
  registered: 'Hesabın oluşturuldu. E-postana gönderdiğimiz doğrulama bağlantısına dokun.',
  mailSentAgain: 'Doğrulama bağlantısını e-postana yeniden gönderdik. Gelen bağlantıya dokun.',
  botCheck: {
    title: 'Güvenlik Kontrolü Hatası',
    failed:
      'Güvenlik kontrolü yapılamadı. Lütfen tarayıcınızın güncel olduğundan emin olun ve tekrar deneyin.',
    emptyToken: 'Robot olmadığınızı doğrulayamadık. Lütfen tekrar deneyin.',
  },
  passwordRules: {
    broken: 'Şifre kurallara uymuyor: {{rules}}.',
    minLength: 'en az {{min}} karakter',
    maxLength: 'en çok {{max}} karakter',
    lowercase: 'bir küçük harf',
    uppercase: 'bir büyük harf',
    number: 'bir rakam',
    symbol: 'bir işaret (!, ?, * gibi)',
  },
  failed: { login: 'Giriş Hatası', register: 'Kayıt Hatası', google: 'Google Giriş Hatası' },
  errors: {
    otherLogin: 'Giriş yapılırken bir hata oluştu.',
    otherRegister: 'Kayıt olurken bir hata oluştu.',
    unverified:
      'Lütfen önce email adresinizi doğrulayın. Doğrulama mailini tekrar göndermek için kayıt olma ekranına geçin.',
    google: 'Google ile giriş yapılırken bir hata oluştu.',
    notRecorded: 'Kullanıcı kaydedilemedi',
    notLoaded:
      'Giriş hizmeti yüklenemedi. İnternet bağlantını kontrol edip tekrar dene; olmazsa sayfayı yenile.',
  },
  footer: {
    label: 'Hakkında ve koşullar',
    about: 'Hakkında',
    terms: 'Kullanım Koşulları ve Gizlilik',
    copyright: '© {{year}} Rotadaş. Tüm hakları saklıdır.',
  },
} as const);
