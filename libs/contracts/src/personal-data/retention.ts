/** Periods in days; the stores and their TTL indexes use them. */
export const RETENTION_DAYS = {
  agreements: 730,
  messages: 90,
  closedReports: 365,
  endedOffers: 365,
  exports: 7,
  notifications: 90,
  lastPosition: 1,
  /** The example of docs/operate/backup.md; operators choose their own. */
  backups: 30,
} as const;

export interface Words {
  /** For the privacy page. */
  readonly tr: string;
  /** For docs/operate/retention.md. */
  readonly en: string;
}

/** `account`: until the account is erased; `permanent`: for good. */
export type Period =
  'account' | 'permanent' | { readonly days: number; readonly after: Words } | { readonly until: Words };

/** Conditions of KVKK, the Turkish data protection law, under which data may be processed. */
export const GROUNDS = {
  contract: { article: '5/2-c', tr: 'Sözleşmenin kurulması ve ifası' },
  duty: { article: '5/2-ç', tr: 'Hukuki yükümlülük' },
  rights: { article: '5/2-e', tr: 'Bir hakkın tesisi, kullanılması veya korunması' },
  interest: { article: '5/2-f', tr: 'Meşru menfaat' },
  consent: { article: '5/1', tr: 'Açık rıza' },
} as const;

export interface Retention {
  /** What is kept, Turkish. */
  readonly data: string;
  readonly period: Period;
  /** Why it is kept so long. */
  readonly why: Words;
  readonly ground: keyof typeof GROUNDS;
}

const ENDED: Words = { tr: 'bittikten sonra', en: 'after its end' };
const CLOSED: Words = { tr: 'kapandıktan sonra', en: 'after its last change once it is closed' };
export const CREATED: Words = { tr: 'oluştuktan sonra', en: 'after its creation' };

/** Keys are service and collection: one entry for each of `PERSONAL_DATA`. */
export const RETENTION: Readonly<Record<string, Retention>> = {
  'users.users': {
    data: 'Hesap ve profil: ad, e-posta, telefon, doğum tarihi, cinsiyet, açıklama, araç, puan, kabul edilen koşullar',
    period: 'account',
    why: { tr: 'Hesap bunlarsız çalışmaz.', en: 'The account needs them.' },
    ground: 'contract',
  },
  'users.devices': {
    data: 'Konum gönderen telefonlar: ad, uygulama, son görülme, pil',
    period: 'account',
    why: {
      tr: 'Telefon, kullanıcı onu kaldırana kadar bağlıdır.',
      en: 'A phone is linked until its owner removes it.',
    },
    ground: 'contract',
  },
  'users.photos': {
    data: 'Profil fotoğrafı',
    period: 'account',
    why: { tr: 'Kullanıcı kaldırana kadar görünür.', en: 'It is shown until its owner removes it.' },
    ground: 'consent',
  },
  'users.blocks': {
    data: 'Engellenen kişilerin numaraları',
    period: 'account',
    why: { tr: 'Engel, kaldırılana kadar sürer.', en: 'A block lasts until it is removed.' },
    ground: 'interest',
  },
  'users.erasures': {
    data: 'Silinen hesapların numaraları',
    period: 'permanent',
    why: {
      tr: 'Bir yedek geri yüklenince hesap yeniden silinir.',
      en: 'A restored backup erases the account again.',
    },
    ground: 'duty',
  },
  'users.exports': {
    data: 'İndirilecek veri dosyasının durumu',
    period: { days: RETENTION_DAYS.exports, after: CREATED },
    why: { tr: 'Dosya bu sürede indirilebilir.', en: 'The file can be downloaded so long.' },
    ground: 'duty',
  },
  'users.export-parts': {
    data: 'İndirilecek veri dosyası, şifreli; indirilince hemen silinir',
    period: { days: RETENTION_DAYS.exports, after: CREATED },
    why: { tr: 'Dosya bu sürede indirilebilir.', en: 'The file can be downloaded so long.' },
    ground: 'duty',
  },
  'users.sanctions': {
    data: 'Uyarılar, yaptırımlar ve itirazlar',
    period: {
      until: {
        tr: 'Hesap silinene kadar; süren bir yasak metinleri olmadan kalır',
        en: 'Until the account is erased; a running ban stays without its texts',
      },
    },
    why: { tr: 'Tekrarlananlar birlikte değerlendirilir.', en: 'Repeated acts are judged together.' },
    ground: 'rights',
  },
  'users.bannedcontacts': {
    data: 'Yasaklanan hesapların e-posta ve telefonlarının geri çevrilemeyen özetleri',
    period: { until: { tr: 'Yasak kaldırılana kadar', en: 'Until the ban is lifted' } },
    why: { tr: 'Yasaklanan kişi yeni hesapla dönemez.', en: 'A banned person cannot come back.' },
    ground: 'interest',
  },
  'providers.offers': {
    data: 'İlanlar: hizmet türü, güzergâh, ücret, açıklama',
    period: { days: RETENTION_DAYS.endedOffers, after: ENDED },
    why: { tr: 'Bir anlaşmazlıkta ilanın koşulları gerekir.', en: 'A dispute needs the terms of an offer.' },
    ground: 'rights',
  },
  'providers.plannedoffers': {
    data: 'Planlı ilanlar; kalkıştan 30 dakika sonra ya da yayına girince kalkarlar',
    period: 'account',
    why: {
      tr: 'Kalan kayıt, günlük plan sınırı için ad, telefon ve sayı taşır.',
      en: 'Plans go at their start; the record counts the plans of a day.',
    },
    ground: 'contract',
  },
  'providers.providers': {
    data: 'Yayın durumu ve son ilan',
    period: 'account',
    why: { tr: 'Son ilan yeniden açılabilir.', en: 'The last offer can be repeated.' },
    ground: 'contract',
  },
  'providers.reservations': {
    data: 'Anlaşmaya ayrılan koltuk ya da yük',
    period: { until: { tr: 'Anlaşma bitene kadar', en: 'Until the agreement ends' } },
    why: { tr: 'Bir yer iki kişiye verilmez.', en: 'A seat is not given twice.' },
    ground: 'contract',
  },
  'reports.reports': {
    data: 'Sorun bildirimleri ve dondurulan kanıtları; acil bildirimde gönderenin o andaki konumu',
    period: { days: RETENTION_DAYS.closedReports, after: CLOSED },
    why: {
      tr: 'Karara itiraz edilebilir; kanıt o zaman gerekir.',
      en: 'A decision can be contested, with its evidence.',
    },
    ground: 'rights',
  },
  'reports.auditentries': {
    data: 'Yöneticilerin işlemleri; kişiler yalnız numarayla',
    period: 'permanent',
    why: {
      tr: 'Kişisel veriye kimin baktığı sonradan da denetlenir.',
      en: 'Who looked at personal data stays verifiable.',
    },
    ground: 'duty',
  },
  'matching.saved-routes': {
    data: 'Kayıtlı rotalar',
    period: 'account',
    why: { tr: 'Kullanıcı silene kadar haber verir.', en: 'They notify until their owner deletes them.' },
    ground: 'contract',
  },
  'notifications.notifications': {
    data: 'Bildirimler',
    period: { days: RETENTION_DAYS.notifications, after: CREATED },
    why: { tr: 'Gelen kutusunda okunur.', en: 'They are read in the inbox.' },
    ground: 'contract',
  },
  'notifications.notificationsettings': {
    data: 'Bildirim ve e-posta izinleri',
    period: 'account',
    why: { tr: 'Seçim, değiştirilene kadar geçerlidir.', en: 'A choice holds until it is changed.' },
    ground: 'consent',
  },
  'notifications.pushsubscriptions': {
    data: 'Bildirim alan tarayıcılar',
    period: 'account',
    why: { tr: 'İzin, geri alınana kadar sürer.', en: 'The permission lasts until it is withdrawn.' },
    ground: 'consent',
  },
  'agreements.agreements': {
    data: 'Anlaşmalar: taraflar, güzergâh, ücret, not, olanlar',
    period: { days: RETENTION_DAYS.agreements, after: ENDED },
    why: {
      tr: 'Tarafların birbirinden alacağı ya da şikâyeti olabilir.',
      en: 'The sides may have claims against each other.',
    },
    ground: 'rights',
  },
  'agreements.messages': {
    data: 'Anlaşmadaki mesajlar',
    period: { days: RETENTION_DAYS.messages, after: CREATED },
    why: {
      tr: 'Yolculuğun ardından bir sorunda gerekir; bildirilenler kanıt olarak bildirimle kalır.',
      en: 'A problem after the trip needs them; reported ones stay as evidence of the report.',
    },
    ground: 'contract',
  },
  'agreements.ratings': {
    data: 'Puanlar ve yorumlar',
    period: 'account',
    why: {
      tr: 'Puan alanın profilindeki ortalamayı oluştururlar; anlaşmayla bağları o silinince kopar.',
      en: 'They make up the mean of the rated profile; their link to the agreement ends with it.',
    },
    ground: 'interest',
  },
  'agreements.shares': {
    data: 'Paylaşılan yolculuklar: sürücünün ilk adı, güzergâh, açılma sayısı; bağlantının yalnız özeti',
    period: {
      until: {
        tr: 'Yolculuktan 30 dakika sonrasına kadar, en çok 12 saat',
        en: 'Until 30 minutes after the trip, at most 12 hours',
      },
    },
    why: { tr: 'Bağlantı bu sürede çalışır.', en: 'The link works so long.' },
    ground: 'consent',
  },
  'agreements.ratingtotals': {
    data: 'Puan toplamı',
    period: 'account',
    why: { tr: 'Ortalama bundan hesaplanır.', en: 'The mean is computed from it.' },
    ground: 'interest',
  },
};
