import { addTexts } from '../i18n/texts.js';

/** Texts by error code of the identity provider, without its `auth/` prefix. */
export const authErrorTexts = addTexts('auth-errors', {
  'email-already-in-use': 'Bu email adresi zaten kullanımda.',
  'user-not-found': 'Email veya şifre hatalı.',
  'wrong-password': 'Email veya şifre hatalı.',
  'invalid-credential': 'Email veya şifre hatalı.',
  'invalid-login-credentials': 'Email veya şifre hatalı.',
  'weak-password': 'Şifre çok zayıf. En az 6 karakter kullanın.',
  'invalid-email': 'Geçersiz email adresi.',
  'network-request-failed': 'Ağ bağlantısı hatası. İnternet bağlantınızı kontrol edin.',
  'operation-not-allowed':
    'Email/şifre ile kayıt şu anda yapılamıyor. Lütfen Google ile giriş yapmayı deneyin.',
  'invalid-api-key': 'Giriş hizmetinin anahtarı geçersiz. Bizim hatamız; lütfen daha sonra tekrar dene.',
  'auth-domain-config-required':
    'Giriş hizmetinin alan adı ayarlanmamış. Bizim hatamız; lütfen daha sonra tekrar dene.',
  'unauthorized-domain': 'Bu adresten giriş yapılamıyor. Rotadaş’ı kendi adresinden açıp tekrar dene.',
  'popup-blocked':
    'Tarayıcın giriş penceresini engelledi. Bu site için açılır pencerelere izin verip tekrar dene.',
  'popup-closed-by-user': 'Giriş penceresi işlem bitmeden kapandı. Devam etmek için düğmeye yeniden bas.',
  'cancelled-popup-request':
    'Yeni bir giriş penceresi açıldığı için önceki iptal edildi. Açık pencereden devam et.',
  'user-mismatch': 'Seçtiğin hesap, oturumu açık olan hesapla aynı değil. Aynı hesabı seçip tekrar dene.',
  'tenant-id-mismatch': 'Bu hesap başka bir kuruma ait. Rotadaş hesabınla giriş yap.',
  'password-does-not-meet-requirements':
    'Şifre kurallara uymuyor. Daha uzun; büyük ve küçük harf, rakam ve işaret içeren bir şifre dene.',
  'multi-factor-auth-required':
    'Bu hesap iki adımlı doğrulama istiyor; Rotadaş bunu henüz desteklemiyor. Başka bir hesapla giriş yap.',
  'internal-error': 'Giriş hizmeti beklenmedik bir yanıt verdi. Lütfen birazdan tekrar dene.',
  'argument-error': 'Giriş bilgileri işlenemedi. Sayfayı yenileyip tekrar dene.',
  'web-storage-unsupported':
    'Tarayıcın bu sitenin veri saklamasına izin vermiyor. Çerezlere ve site verilerine izin verip tekrar dene.',
  'operation-not-supported-in-this-environment':
    'Bu tarayıcıda bu yolla giriş yapılamıyor. Güncel bir tarayıcıyla tekrar dene.',
  'unsupported-password-policy-schema-version':
    'Şifre kuralları okunamadı. Sayfayı yenile; düzelmezse daha sonra tekrar dene.',
  'invalid-user-token': 'Oturum bilgin geçersiz. Lütfen yeniden giriş yap.',
  'too-many-requests': 'Çok fazla deneme yapıldı. Lütfen birkaç dakika bekleyip tekrar dene.',
  'user-token-expired': 'Oturumunun süresi doldu. Lütfen yeniden giriş yap.',
  'requires-recent-login': 'Bu işlem için yeni giriş yapmış olman gerekiyor. Çıkış yapıp tekrar giriş yap.',
  'user-disabled': 'Bu hesap devre dışı bırakılmış. Yanlışlık olduğunu düşünüyorsan bize yaz.',
} as const);
