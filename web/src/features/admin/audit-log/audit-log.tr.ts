import { addTexts } from '../../../shared/i18n/texts.js';

/** Texts of the page that shows what admins did. */
export const auditLogTexts = addTexts('acts', {
  title: 'Yönetici kayıtları',
  lead: 'Yöneticilerin yaptığı her değişiklik burada kalır; kayıtlar değiştirilemez ve silinemez.',
  search: {
    title: 'Kayıtlarda ara',
    person: 'Kişi no',
    personHint: 'Yapan ya da ilgili kişinin numarası',
    personInvalid: 'Kişi no yalnızca rakamdan oluşur.',
    kind: 'İşlem',
    anyKind: 'Hepsi',
    from: 'Şu günden',
    until: 'Şu güne kadar',
    clear: 'Aramayı temizle',
  },
  kinds: {
    'report-status': 'Bildirim durumu',
    'queue-change': 'Kuyruk işlemi',
    'queue-change-failed': 'Başarısız kuyruk işlemi',
  },
  what: {
    'report-status': 'Sorun bildirimi no {{target}}',
    'queue-change': 'Kuyruk: {{target}}',
    'queue-change-failed': 'Kuyruk: {{target}}',
  },
  allQueues: 'tümü',
  facts: {
    from: 'Önce',
    to: 'Sonra',
    action: 'İşlem',
    job: 'İş',
    state: 'Durum',
    scheduler: 'Zamanlayıcı',
    status: 'Yanıt',
  },
  by: 'Yapan',
  about: 'Bildiren',
  person: '{{name}} (no {{id}})',
  unknown: 'Bilinmiyor',
  request: 'İstek',
  loading: 'Kayıtlar yükleniyor...',
  empty: { title: 'Kayıt yok', text: 'Bu aramaya uyan bir kayıt bulunamadı. Aramayı genişletmeyi dene.' },
  failed: { title: 'Kayıtlar alınamadı', text: 'Bağlantını kontrol edip tekrar dene.' },
  more: 'Daha eski kayıtlar',
} as const);
