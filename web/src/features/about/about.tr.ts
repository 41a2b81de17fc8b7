import { addTexts } from '../../shared/i18n/texts.js';

export const aboutTexts = addTexts('about', {
  title: 'Rotadaş hakkında',
  intro:
    'Rotadaş, yola çıkanla aynı yöne gidecek olanı canlı haritada buluşturur. Aracında boş koltuğu ya da yük yeri olan yayına geçer; yolcu, gönderi ya da eşya sahibi yakınındakini görür ve doğrudan ona ulaşır.',
  offersTitle: 'Neler bulursun?',
  offers: {
    companion: {
      title: 'Yolculuk paylaşımı ve servis',
      text: 'Şehir içinde ya da şehirler arasında boş koltuğunu paylaş; iş, okul ve etkinlik servislerini haritada bul.',
    },
    cargo: {
      title: 'Kargo ve nakliye',
      text: 'Tek koliden ev eşyasına: güzergâhında boş yeri olan aracı bul, boş dönme.',
    },
    moto_courier: {
      title: 'Moto kurye',
      text: 'Evrak, paket, unutulan anahtar: yakınındaki motosikletli kurye dakikalar içinde yola çıksın.',
    },
    sea_tours: {
      title: 'Deniz turları',
      text: 'Koy gezisi, balık turu ya da karşı kıyıya geçiş: kalkmak üzere olan tekneyi gör, sahibine telefon et.',
    },
  },
  stepsTitle: 'Nasıl çalışır?',
  steps: {
    signUp: { title: 'Kayıt ol', text: 'E-posta adresinle ya da Google hesabınla bir dakikada üye ol.' },
    list: { title: 'İlan aç', text: 'Ne sunduğunu, nereden nereye gittiğini yaz ve yayına geç.' },
    match: {
      title: 'Eşleş',
      text: 'Yolu sana uyanlar seni haritada görür, telefon eder; koşulları birlikte konuşursunuz.',
    },
    earn: { title: 'Kazan', text: 'Boş koltuğunu ya da yük yerini değerlendir, yolun masrafını çıkar.' },
  },
  noteTitle: 'Bilmende yarar var',
  note: 'Rotadaş yalnızca buluşturur: anlaşma, ödeme ve hizmetten taraflar sorumludur. Ayrıntılar için:',
  terms: 'Kullanım Koşulları ve Gizlilik',
} as const);
