import { KEY_NAMES, VALUE_NAMES } from './value-names.js';

/** Characters of a cell. */
const TEXT_MAX = 300;

const DATE = new Intl.DateTimeFormat('tr-TR', {
  timeZone: 'Europe/Istanbul',
  dateStyle: 'long',
  timeStyle: 'short',
});

/** Fields with epoch ms. */
const TIME_FIELD = /^(at|since|until)$|At$/;

/** Turkish headings of the fields in `PERSONAL_DATA`, and of fields of inner objects. */
const LABELS: Readonly<Record<string, string>> = {
  ...KEY_NAMES,
  _id: 'Numara',
  about: 'Hakkında',
  acceptances: 'Kabul edilen koşullar',
  acceptedAt: 'Kabul zamanı',
  agreementId: 'Anlaşma numarası',
  answer: 'Yanıt',
  app: 'Uygulama',
  appeal: 'İtiraz',
  appealText: 'İtiraz metni',
  appealedAt: 'İtiraz zamanı',
  at: 'Zaman',
  batteryPercent: 'Pil (%)',
  birthDate: 'Doğum tarihi',
  blockedId: 'Engellenen kişinin numarası',
  category: 'Konu',
  channels: 'Kanallar',
  comment: 'Yorum',
  createdAt: 'Oluşturulma',
  data: 'Dosya',
  days: 'Günler',
  departsAt: 'Kalkış',
  description: 'Açıklama',
  distanceMetres: 'Uzaklık (m)',
  duration: 'Süre (dakika)',
  email: 'E-posta',
  endedAt: 'Bitiş',
  endedBy: 'Bitiren',
  endpoint: 'Adres',
  endsAt: 'Bitiş',
  endsOn: 'Son gün',
  'evidence.position': 'Acil bildirimdeki konum',
  expiresAt: 'Bitiş',
  from: 'Nereden',
  fromPlace: 'Nereden (yer)',
  fromUserId: 'Veren kişinin numarası',
  fullName: 'Ad soyad',
  gender: 'Cinsiyet',
  googleId: 'Giriş kimliği',
  hours: 'Saatler',
  id: 'Numara',
  isActive: 'Yayında',
  isAdmin: 'Yönetici',
  isOnline: 'Çevrimiçi',
  isPhoneVerified: 'Telefon doğrulandı',
  isUrgent: 'Acil',
  kind: 'Tür',
  lastSeenAt: 'Son görülme',
  latitude: 'Enlem',
  liftedAt: 'Kaldırılma',
  link: 'Bağlantı',
  loadKg: 'Yük (kg)',
  longitude: 'Boylam',
  maxDetourMetres: 'En çok sapma (m)',
  metAt: 'Buluşma',
  name: 'Ad',
  note: 'İstek notu',
  offer: 'İlan',
  opened: 'Açılma sayısı',
  phone: 'Telefon',
  phoneVisibility: 'Telefonu görenler',
  placeId: 'Yer',
  plans: 'Planlar',
  point: 'Konum',
  price: 'Ücret',
  profileImage: 'Profil resmi',
  providerId: 'Hizmet verenin numarası',
  quantity: 'Miktar',
  quietHours: 'Sessiz saatler',
  rating: 'Puan',
  ratings: 'Puan sayısı',
  readAt: 'Okunma',
  reason: 'Neden',
  requesterId: 'İsteyenin numarası',
  resolvedAt: 'Çözülme',
  seats: 'Koltuk',
  serviceType: 'Hizmet türü',
  showPhone: 'Telefon görünür',
  signedOutAt: 'Tüm cihazlardan çıkış',
  since: 'Başlangıç',
  state: 'Durum',
  status: 'Durum',
  stopPlaces: 'Duraklar (yer)',
  stops: 'Duraklar',
  taken: 'Ayrılan yer',
  termsAccepted: 'Koşullar kabul edildi',
  text: 'Metin',
  title: 'Başlık',
  to: 'Nereye',
  toPlace: 'Nereye (yer)',
  toUserId: 'Alan kişinin numarası',
  type: 'Tür',
  unit: 'Birim',
  until: 'Bitiş',
  userId: 'Kişinin numarası',
  vehicle: 'Araç',
  version: 'Sürüm',
  womenOnly: 'Yalnız kadınlarla',
};

/** The heading of a field; a field of an inner object may have none of its own. */
export const fieldLabel = (field: string): string => (hasLabel(field) && LABELS[field]) || field;

export const hasLabel = (field: string): boolean => Object.hasOwn(LABELS, field);

/** A value of a document as text, cut to the length of a cell. */
export function formatValue(field: string, value: unknown): string {
  const text = toText(field, value);
  return text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX)}…` : text;
}

function valueName(field: string, value: string): string {
  const names = VALUE_NAMES[field] ?? {};
  return (Object.hasOwn(names, value) && names[value]) || value;
}

function toText(field: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Evet' : 'Hayır';
  if (typeof value === 'number' && TIME_FIELD.test(field)) return value > 0 ? DATE.format(value) : '';
  if (typeof value === 'string' && TIME_FIELD.test(field) && !Number.isNaN(Date.parse(value)))
    return DATE.format(Date.parse(value));
  if (typeof value === 'string') return valueName(field, value);
  if (Array.isArray(value)) return value.map((each) => toText(field, each)).join('; ');
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .filter(([, inner]) => inner !== null)
    .map(([name, inner]) => `${fieldLabel(name)}: ${toText(name, inner)}`)
    .join(', ');
}
