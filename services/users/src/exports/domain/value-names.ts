import type { AgreementActor, AgreementState, QuantityUnit } from '@rotadas/contracts/agreements/agreement';
import type { AuditEntryKind } from '@rotadas/contracts/audit-log/audit-entry';
import type { SubjectKind } from '@rotadas/contracts/notifications/notification';
import type { NotificationChannel } from '@rotadas/contracts/notifications/notification-settings';
import { SERVICE_TYPE_NAMES } from '@rotadas/contracts/providers/offer-names';
import type { PhoneVisibility } from '@rotadas/contracts/providers/phone-visibility';
import type { ReportCategory } from '@rotadas/contracts/reports/report';
import type { AppealState, SanctionKind } from '@rotadas/contracts/sanctions/sanction';
import { SANCTION_REASON_NAMES } from '@rotadas/contracts/sanctions/sanction-reason-names';
import type { Gender } from '@rotadas/contracts/users/user';

const GENDERS: Record<Gender, string> = {
  male: 'Erkek',
  female: 'Kadın',
  other: 'Diğer',
  unspecified: 'Belirtilmedi',
};

const PHONE_VISIBILITIES: Record<PhoneVisibility, string> = {
  'on-agreement': 'Anlaşınca',
  public: 'Herkes',
};

const AGREEMENT_STATES: Record<AgreementState, string> = {
  requested: 'İstendi',
  accepted: 'Anlaşıldı',
  under_way: 'Yolda',
  done: 'Tamamlandı',
  declined: 'Reddedildi',
  cancelled: 'İptal edildi',
  expired: 'Yanıtsız kaldı',
  missed: 'Buluşulmadı',
  lapsed: 'Zamanı geçti',
};

const UNITS: Record<QuantityUnit, string> = { seat: 'koltuk', kg: 'kg', parcel: 'paket' };

const ACTORS: Record<AgreementActor, string> = {
  requester: 'İsteyen',
  provider: 'Hizmet veren',
  timer: 'Süre',
  system: 'Rotadaş',
};

const CATEGORIES: Record<ReportCategory, string> = {
  uygulama: 'Uygulama sorunu',
  kullanici: 'Kullanıcı sorunu',
  odeme: 'Ödeme sorunu',
  diger: 'Diğer',
};

const APPEALS: Record<AppealState, string> = {
  none: 'Yok',
  open: 'İnceleniyor',
  accepted: 'Kabul edildi',
  rejected: 'Reddedildi',
};

const SANCTIONS: Record<SanctionKind, string> = {
  warning: 'Uyarı',
  suspension: 'Askıya alma',
  ban: 'Yasak',
};

const NOTIFICATIONS: Record<SubjectKind, string> = {
  'route-matched': 'Kayıtlı rota',
  'matches-summary': 'Kayıtlı rotaların özeti',
  'departure-due': 'Yaklaşan kalkış',
  agreement: 'Anlaşma',
  message: 'Mesaj',
  reminder: 'Hatırlatma',
  rating: 'Değerlendirme',
  account: 'Hesap',
};

/** Only acts that concern a user: others are not exported. */
const ADMIN_ACTS: Record<
  Exclude<AuditEntryKind, `queue-${string}` | 'person-searched' | 'appeals-viewed'>,
  string
> = {
  'report-status': 'Bildirimin durumunu değiştirme',
  'report-evidence': 'Bildirimin kanıtına bakma',
  'case-taken': 'Bildirimi ele alma',
  'person-viewed': 'Hesabına bakma',
  'sanction-imposed': 'Yaptırım uygulama',
  'sanction-lifted': 'Yaptırımı kaldırma',
  'appeal-decided': 'İtirazı karara bağlama',
};

/** Keys of `channels`, next to the kinds of notifications. */
const CHANNELS: Record<NotificationChannel, string> = {
  inbox: 'Uygulamada',
  push: 'Anlık bildirim',
  mail: 'E-posta',
};

/** Turkish names of the values of each field that has a fixed set of them. */
export const VALUE_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  gender: GENDERS,
  type: SERVICE_TYPE_NAMES,
  serviceType: SERVICE_TYPE_NAMES,
  phoneVisibility: PHONE_VISIBILITIES,
  state: AGREEMENT_STATES,
  unit: UNITS,
  endedBy: ACTORS,
  category: CATEGORIES,
  reason: SANCTION_REASON_NAMES,
  appeal: APPEALS,
  kind: { ...SANCTIONS, ...NOTIFICATIONS, ...ADMIN_ACTS },
};

export const KEY_NAMES: Readonly<Record<string, string>> = { ...NOTIFICATIONS, ...CHANNELS };
