import { addTexts } from '../../shared/i18n/texts.js';

export const termsTexts = addTexts('terms', {
  title: 'Kullanım koşulları',
  intro: "Rotadaş'ı kullanmadan önce kısaca anlaşalım:",
  changed: {
    title: 'Kullanım koşulları değişti',
    intro:
      'Koşullar ve gizlilik metni {{date}} sürümüyle yenilendi. Devam etmek için yeni metni okuyup kabul et; kaldığın yerden sürdürürüz.',
  },
  points: {
    connects: 'Rotadaş yalnızca insanları buluşturur; anlaşma, ödeme ve hizmetten taraflar sorumludur.',
    misuse: 'Kötüye kullanım yasaktır; böyle bir hesap hemen askıya alınır.',
    provider: 'Hizmet veren ücreti, süreyi ve koşulları kendi belirler; Rotadaş hizmet vereni doğrulamaz.',
    privacy:
      'Konum yalnızca eşleştirme için kullanılır, iletişim bilgisi yalnızca rızayla paylaşılır (KVKK).',
  },
  full: 'Kullanım koşullarının tamamını oku',
  accept: 'Kullanım koşullarını okudum ve kabul ediyorum',
  submit: 'Kabul et ve devam et',
  unticked: 'Devam etmek için kullanım koşullarını kabul etmelisiniz.',
  accepted: 'Kullanım koşulları başarıyla kabul edildi.',
  sessionMissing: 'Oturum bilgileriniz alınamadı. Lütfen tekrar giriş yapın.',
  failed: 'Kullanım koşulları kabul edilirken bir hata oluştu. Lütfen tekrar deneyin.',
} as const);
