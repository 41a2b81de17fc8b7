import { channelsKind, type NotificationKind } from '@rotadas/contracts/notifications/notification';
import { notificationsCalls } from '@rotadas/contracts/notifications/notifications.calls';
import { UNSUBSCRIBE_PAGE_PATH } from '@rotadas/contracts/notifications/unsubscribe';
import { escapeHtml } from '@rotadas/service-kit/html/escape-html';
import type { StoredNotification } from '../../inbox/domain/stored-notification.js';
import { signToken, UNSUBSCRIBE } from '../../tokens/signed-token.js';

/** Below the text: why the user got the mail, and how to end such mails if the user can. */
interface Footer {
  readonly reason: string;
  readonly links: readonly { readonly label: string; readonly url: string }[];
  readonly headers: Readonly<Record<string, string>>;
}

interface MailContent {
  readonly title: string;
  readonly text: string;
  readonly open: string;
  readonly footer: Footer;
}

// Mail programs do not load the product's style sheet or fonts.
const BACKGROUND = '#f3f7f6';
const SURFACE = '#ffffff';
const LINE = '#d5dfdd';
const TEXT = '#14211f';
const MUTED = '#52635f';
const BRAND = '#0b7a80';
const FONT = "system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";

/** Mail programs support tables and inline styles only. */
function renderHtml(content: MailContent): string {
  const title = escapeHtml(content.title);
  const text = escapeHtml(content.text);
  const open = escapeHtml(content.open);
  const { reason, links } = content.footer;
  const small = `margin:0 0 4px;font-size:13px;line-height:20px;color:${MUTED}`;
  const linkStyle = `color:${BRAND};text-decoration:underline`;
  const ends = links.map(
    ({ label, url }) => `<a href="${escapeHtml(url)}" style="${linkStyle}">${label}</a>`,
  );
  return `<!doctype html>
<html lang="tr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body style="margin:0;background:${BACKGROUND};font-family:${FONT};color:${TEXT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td style="padding:0 4px 16px;font-size:20px;font-weight:700;color:${BRAND}">Rotadaş</td></tr>
<tr><td style="background:${SURFACE};border:1px solid ${LINE};border-radius:12px;padding:24px">
<h1 style="margin:0 0 12px;font-size:20px;line-height:28px">${title}</h1>
<p style="margin:0 0 20px;font-size:16px;line-height:24px;white-space:pre-line">${text}</p>
<a href="${open}" style="display:inline-block;background:${BRAND};color:#ffffff;font-weight:600;
text-decoration:none;border-radius:12px;padding:12px 20px">Rotadaş'ta aç</a>
</td></tr>
<tr><td style="padding:16px 4px">
<p style="${small}">${reason}</p>
<p style="${small}">${ends.join(' ·\n')}</p>
</td></tr>
</table></td></tr></table>
</body>
</html>
`;
}

export interface MailSettings {
  /** The origin of the web app. */
  readonly publicUrl: string;
  readonly from: string;
  readonly unsubscribeSecret: string;
}

export interface Mail {
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** A repeated mail has the same ID, so that mail programs show it once. */
  readonly messageId: string;
  readonly headers: Readonly<Record<string, string>>;
}

const ABOUT_ACCOUNT: Footer = {
  reason: 'Bu e-postayı Rotadaş hesabınla ilgili olduğu için aldın.',
  links: [],
  headers: {},
};

/** Has headers for unsubscribing with one click (RFC 8058). */
function unsubscribeFooter(userId: number, kind: NotificationKind, settings: MailSettings): Footer {
  const token = signToken(UNSUBSCRIBE, [userId, kind], settings.unsubscribeSecret);
  const query = new URLSearchParams({ token });
  const at = (path: string) => new URL(path, settings.publicUrl).href;
  return {
    reason: 'Bu e-postayı Rotadaş hesabındaki bildirim ayarların nedeniyle aldın.',
    links: [
      { label: 'Ayarlarını değiştir', url: at('/bildirimler/ayarlar') },
      { label: 'Bu tür e-postaları durdur', url: at(`${UNSUBSCRIBE_PAGE_PATH}?${query}`) },
    ],
    headers: {
      'List-Unsubscribe': `<${at(`${notificationsCalls.unsubscribe.path}?${query}`)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** The user cannot end mails about the account. */
export function composeMail(notification: StoredNotification, settings: MailSettings): Mail {
  const { id, userId, title, text, link, subject } = notification;
  const kind = channelsKind(subject.kind);
  const content = {
    ...{ title, text, open: new URL(link, settings.publicUrl).href },
    footer: kind === null ? ABOUT_ACCOUNT : unsubscribeFooter(userId, kind, settings),
  };
  return {
    from: settings.from,
    subject: title,
    text: renderText(content),
    html: renderHtml(content),
    messageId: `<notification-${id}@${new URL(settings.publicUrl).hostname}>`,
    headers: { ...content.footer.headers, 'Auto-Submitted': 'auto-generated' },
  };
}

function renderText({ title, text, open, footer: { reason, links } }: MailContent): string {
  const ends = links.map(({ label, url }) => `${label}: ${url}`);
  return [title, '', text, '', `Rotadaş'ta aç: ${open}`, '', '-- ', reason, ...ends, ''].join('\n');
}
