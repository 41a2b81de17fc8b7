import { FAILED_DELIVERIES_DAYS, FINISHED_JOBS } from '../queues/job-retention.js';
import { DEAD_LETTERS } from '../protocol/dead-letters.js';
import { KEPT_DAYS } from '../protocol/stream-settings.js';
import { CREATED, RETENTION_DAYS, type Retention, type Words } from './retention.js';

interface StoredElsewhere extends Retention {
  readonly place: Words;
}

const failed = FINISHED_JOBS.removeOnFail.count;
const unsent = FAILED_DELIVERIES_DAYS;

/** Data outside the databases. */
export const RETENTION_ELSEWHERE: readonly StoredElsewhere[] = [
  {
    place: { tr: 'Bellek (Redis)', en: 'Redis: markers' },
    data: 'Hizmet verenin son konumu; konum geçmişi tutulmaz',
    period: { days: RETENTION_DAYS.lastPosition, after: CREATED },
    why: { tr: 'Harita ve yeni yayın onunla başlar.', en: 'The map and a next start need it.' },
    ground: 'contract',
  },
  {
    place: { tr: 'Bellek (Redis)', en: 'Redis: limits and proofs' },
    data: 'İstek sayaçları: kullanıcı numarası ya da ağ adresi',
    period: { until: { tr: 'En çok 1 saat', en: 'At most an hour' } },
    why: { tr: 'Kötüye kullanım sınırlanır.', en: 'Abuse is limited.' },
    ground: 'interest',
  },
  {
    place: { tr: 'Olay akışları (NATS)', en: 'JetStream: event streams' },
    data: 'Servisler arası olaylar: ad, telefon, numaralar',
    period: { days: KEPT_DAYS, after: CREATED },
    why: { tr: 'Kesintide hiçbir değişiklik kaybolmaz.', en: 'No change is lost in an outage.' },
    ground: 'contract',
  },
  {
    place: { tr: 'Olay akışları (NATS)', en: 'JetStream: `dead-letters`' },
    data: 'İşlenemeyen olaylar',
    period: { days: DEAD_LETTERS.keptDays, after: CREATED },
    why: { tr: 'Hata giderilince yeniden işlenirler.', en: 'They are handled again after a fix.' },
    ground: 'contract',
  },
  {
    place: { tr: 'İş kuyrukları (Redis)', en: 'Redis: queues of jobs' },
    data: 'Zamanlanmış işler; kişiler yalnız numarayla',
    period: {
      until: {
        tr: `Bitene kadar; başarısız olanlardan kuyruk başına son ${failed} iş`,
        en: `Until it is done; the last ${failed} failed ones of each queue`,
      },
    },
    why: { tr: 'Başarısız işler incelenir.', en: 'Failed jobs are examined.' },
    ground: 'contract',
  },
  {
    place: { tr: 'İş kuyrukları (Redis)', en: 'Redis: queues of push and mail' },
    data: 'Gönderilecek bildirimler; kişiler yalnız numarayla',
    period: {
      until: {
        tr: `Gönderilene kadar; başarısız olanlar ${unsent} gün`,
        en: `Until it is sent; failed ones for ${unsent} days`,
      },
    },
    why: { tr: 'Başarısız gönderimler incelenir.', en: 'Failed deliveries are examined.' },
    ground: 'contract',
  },
  {
    place: { tr: 'Sunucu kayıtları', en: 'Logs of the services' },
    data: 'İşlem kayıtları: kullanıcı numarası; güvenlik kayıtlarında değişen takma adlar',
    period: {
      until: {
        tr: 'Eskiler, yenilere yer açmak için silinir',
        en: 'Rotated by size (Compose: 100 MB a container)',
      },
    },
    why: { tr: 'Hata ve saldırılar incelenir.', en: 'Errors and attacks are examined.' },
    ground: 'duty',
  },
  {
    place: { tr: 'Yedekler', en: 'Backups' },
    data: 'Veritabanlarının tamamı; geri yüklemede silinen hesaplar yeniden silinir',
    period: { days: RETENTION_DAYS.backups, after: CREATED },
    why: { tr: 'Veri kaybına karşı.', en: 'Against a loss of data; the operator chooses the period.' },
    ground: 'duty',
  },
  {
    place: { tr: 'Google Firebase', en: 'Firebase Authentication' },
    data: 'Giriş hesabı: e-posta, ad, şifrenin özeti',
    period: 'account',
    why: { tr: 'Giriş Firebase ile yapılır.', en: 'Firebase signs users in.' },
    ground: 'contract',
  },
];
