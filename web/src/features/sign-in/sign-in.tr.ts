/** Texts of the login and registration page (spec 2, 5, 8). */
export const signInTexts = {
  title: 'Giriş Sayfası',
  tagline: 'Yoldaki koltuk, kurye ve yük haritada.',
  fields: { email: 'Email', password: 'Şifre', confirmPassword: 'Şifre (tekrar)' },
  submit: { login: 'Giriş Yap', register: 'Kayıt Ol' },
  busy: { login: 'Giriş Yapılıyor...', register: 'Kaydediliyor...' },
  toggle: { login: 'Hesabınız yok mu? Kayıt olun', register: 'Zaten hesabınız var mı? Giriş yapın' },
  or: 'Ya da',
  google: 'Google ile devam et',
  invalid: {
    emailMissing: 'Email adresi boş olamaz',
    emailWrong: 'Geçerli bir email adresi giriniz',
    passwordShort: 'Şifre en az 6 karakter olmalıdır',
    passwordsDiffer: 'Şifreler eşleşmiyor',
  },
  registered:
    'Hesabın oluşturuldu. Email adresine gönderdiğimiz doğrulama bağlantısına tıkla, sonra giriş yap.',
  failed: { login: 'Giriş Hatası', register: 'Kayıt Hatası', google: 'Google Giriş Hatası' },
  errors: {
    emailInUse: 'Bu email adresi zaten kullanımda.',
    wrongCredentials: 'Email veya şifre hatalı.',
    weakPassword: 'Şifre çok zayıf. En az 6 karakter kullanın.',
    invalidEmail: 'Geçersiz email adresi.',
    network: 'Ağ bağlantısı hatası. İnternet bağlantınızı kontrol edin.',
    notAllowed: 'Email/şifre ile kayıt şu anda yapılamıyor. Lütfen Google ile giriş yapmayı deneyin.',
    otherLogin: 'Giriş yapılırken bir hata oluştu.',
    otherRegister: 'Kayıt olurken bir hata oluştu.',
    unverified:
      'Lütfen önce email adresinizi doğrulayın. Doğrulama mailini tekrar göndermek için kayıt olma ekranına geçin.',
    google: 'Google ile giriş yapılırken bir hata oluştu.',
  },
  footer: {
    about: 'Hakkında',
    terms: 'Kullanım Koşulları ve Gizlilik',
    copyright: '© {{year}} Rotadaş. Tüm hakları saklıdır.',
  },
} as const;
