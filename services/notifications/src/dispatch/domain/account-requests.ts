import type { AccountNews, AccountNewsKind } from '@rotadas/contracts/accounts/account-news';
import type { PayloadOf } from '@rotadas/contracts/protocol/event';
import type { reportsEvents } from '@rotadas/contracts/reports/reports.events';
import { SANCTION_REASON_NAMES } from '@rotadas/contracts/sanctions/sanction-reason-names';
import type { usersEvents } from '@rotadas/contracts/users/users.events';
import type { NotificationRequest } from '../../inbox/domain/stored-notification.js';
import { formatDateTimeWithYear } from './format-date-time.js';

/** The first page shows the state of a restricted account, and what the user can do. */
const HOME = '/';
const ACCOUNT_PAGE_PATH = '/hesabim';

/** The fields of a news item as text; empty if it has none. */
interface Words {
  readonly until: string;
  readonly reason: string;
  /** What the admin wrote, in quotes. */
  readonly quote: string;
}

interface Texts {
  readonly title: string;
  readonly text: string;
  readonly link: string;
}

const APPEAL = 'Haksız olduğunu düşünüyorsan giriş yapıp bir kez itiraz et; başka bir yönetici inceler.';

/** The app shows a warning until the user has acknowledged it. */
const APPEAL_TO_WARNING =
  'Haksız olduğunu düşünüyorsan giriş yap ve açılan uyarıyı onaylamadan bir kez itiraz et; başka bir yönetici inceler.';

const WRITE: Readonly<Record<AccountNewsKind, (words: Words) => Texts>> = {
  'deletion-requested': ({ until }) => ({
    title: 'Hesabın silinecek',
    text: `Hesabını şimdi kapattık, ${until} tarihinde verilerinle birlikte sileceğiz. O zamana kadar vazgeçebilirsin: giriş yap ve "Hesabımı geri al"a bas. Bunu sen istemediysen hemen geri al ve şifreni değiştir.`,
    link: HOME,
  }),
  'deletion-cancelled': () => ({
    title: 'Hesabını geri aldın',
    text: 'Hesabın silinmeyecek. Biten ilanların ve anlaşmaların geri gelmez; istersen yenilerini aç.',
    link: HOME,
  }),
  'export-ready': ({ until }) => ({
    title: 'Verilerin hazır',
    text: `Hakkında tuttuğumuz verileri ${until} tarihine kadar bir kez indirebilirsin. Giriş yap ve "Hesabım" sayfasını aç.`,
    link: ACCOUNT_PAGE_PATH,
  }),
  warned: ({ reason, quote }) => ({
    title: 'Hesabın için bir uyarı var',
    text: `Sebep: ${reason}. Yöneticinin notu: ${quote} Hesabın açık; lütfen tekrarlama. ${APPEAL_TO_WARNING}`,
    link: HOME,
  }),
  suspended: ({ until, reason, quote }) => ({
    title: 'Hesabın askıya alındı',
    text: `Hesabın ${until} tarihine kadar kapalı, sonra kendiliğinden açılır. Sebep: ${reason}. Yöneticinin notu: ${quote} ${APPEAL}`,
    link: HOME,
  }),
  banned: ({ reason, quote }) => ({
    title: 'Hesabın kapatıldı',
    text: `Hesabın süresiz olarak kapalı. Sebep: ${reason}. Yöneticinin notu: ${quote} ${APPEAL} Verilerini indirebilir ya da hesabını silebilirsin.`,
    link: HOME,
  }),
  'sanction-lifted': ({ reason }) => ({
    title: 'Yaptırım kaldırıldı',
    text: `Sebebi "${reason}" olan yaptırım kaldırıldı. Rotadaş'ı açıp kaldığın yerden devam edebilirsin.`,
    link: HOME,
  }),
  'appeal-accepted': ({ reason, quote }) => ({
    title: 'İtirazın kabul edildi',
    text: `Sebebi "${reason}" olan yaptırım kaldırıldı. Cevap: ${quote} Rotadaş'ı açıp kaldığın yerden devam edebilirsin.`,
    link: HOME,
  }),
  'appeal-rejected': ({ until, reason, quote }) => ({
    title: 'İtirazın kabul edilmedi',
    text: `Sebebi "${reason}" olan yaptırım ${until === '' ? 'duruyor' : `${until} tarihine kadar sürüyor`}. Cevap: ${quote} Verilerini indirebilir ya da hesabını silebilirsin.`,
    link: HOME,
  }),
  'report-acted': () => ({
    title: 'Bildirdiğin sorunu çözdük',
    text: 'Bildirimini inceledik ve gereğini yaptık. Karşındaki kişinin gizliliği için ayrıntı veremiyoruz. Bildirdiğin için teşekkür ederiz.',
    link: HOME,
  }),
  'report-closed': () => ({
    title: 'Bildirdiğin sorunu inceledik',
    text: 'Bu sefer bir yaptırım gerekmedi. Yeni bir şey olursa yine bildir; rahatsız eden bir kişiyi engelleyebilirsin.',
    link: HOME,
  }),
};

/** A repeated event has the same `eventId`, so that it causes one notification. */
export function accountNotification(
  { userId, ...news }: PayloadOf<typeof usersEvents.accountNews>,
  eventId: string,
): NotificationRequest {
  return toRequest(userId, news, eventId);
}

/** The notification of a report's author, which has no details of the other person. */
export function reportNotification(
  { userId, isActed, at }: PayloadOf<typeof reportsEvents.closed>,
  eventId: string,
): NotificationRequest {
  const news = isActed ? 'report-acted' : 'report-closed';
  return toRequest(userId, { news, until: null, reason: null, text: null, at }, eventId);
}

function toRequest(
  userId: number,
  { news, until, reason, text }: AccountNews,
  eventId: string,
): NotificationRequest {
  const words = {
    until: until === null ? '' : formatDateTimeWithYear(until),
    reason: reason === null ? '' : SANCTION_REASON_NAMES[reason],
    quote: text === null ? '' : `“${text}”`,
  };
  return {
    userId,
    key: `account:${eventId}`,
    subject: { kind: 'account', data: { news } },
    ...WRITE[news](words),
  };
}
