import { channelsKind } from '@rotadas/contracts/notifications/notification';
import { notificationsCalls } from '@rotadas/contracts/notifications/notifications.calls';
import { UNSUBSCRIBE_PAGE_PATH } from '@rotadas/contracts/notifications/unsubscribe';
import { escapeHtml } from '@rotadas/service-kit/html/escape-html';
import type { StoredNotification } from '../../inbox/domain/stored-notification.js';
import { signToken, UNSUBSCRIBE } from '../../tokens/signed-token.js';

interface MailContent {
  readonly title: string;
  readonly text: string;
  readonly open: string;
  readonly settings: string;
  readonly unsubscribe: string;
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
  const { title, text, open, settings, unsubscribe } = escapeTexts(content);
  const small = `margin:0 0 4px;font-size:13px;line-height:20px;color:${MUTED}`;
  const link = `color:${BRAND};text-decoration:underline`;
  return `<!doctype html>
<html lang="tr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body style="margin:0;background:${BACKGROUND};font-family:${FONT};color:${TEXT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td style="padding:0 4px 16px;font-size:20px;font-weight:700;color:${BRAND}">Rotadaş</td></tr>
<tr><td style="background:${SURFACE};border:1px solid ${LINE};border-radius:12px;padding:24px">
<h1 style="margin:0 0 12px;font-size:20px;line-height:28px">${title}</h1>
<p style="margin:0 0 20px;font-size:16px;line-height:24px">${text}</p>
<a href="${open}" style="display:inline-block;background:${BRAND};color:#ffffff;font-weight:600;
text-decoration:none;border-radius:12px;padding:12px 20px">Rotadaş'ta aç</a>
</td></tr>
<tr><td style="padding:16px 4px">
<p style="${small}">Bu e-postayı Rotadaş hesabındaki bildirim ayarların nedeniyle aldın.</p>
<p style="${small}"><a href="${settings}" style="${link}">Ayarlarını değiştir</a> ·
<a href="${unsubscribe}" style="${link}">Bu tür e-postaları durdur</a></p>
</td></tr>
</table></td></tr></table>
</body>
</html>
`;
}

function escapeTexts({ title, text, open, settings, unsubscribe }: MailContent): MailContent {
  return {
    title: escapeHtml(title),
    text: escapeHtml(text),
    open: escapeHtml(open),
    settings: escapeHtml(settings),
    unsubscribe: escapeHtml(unsubscribe),
  };
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

/** The mail has headers for unsubscribing with one click (RFC 8058). */
export function composeMail(notification: StoredNotification, settings: MailSettings): Mail {
  const { id, userId, title, text, link, subject } = notification;
  const query = new URLSearchParams({
    token: signToken(UNSUBSCRIBE, [userId, channelsKind(subject.kind) ?? ''], settings.unsubscribeSecret),
  });
  const at = (path: string) => new URL(path, settings.publicUrl).href;
  const links = {
    open: at(link),
    settings: at('/bildirimler/ayarlar'),
    unsubscribe: at(`${UNSUBSCRIBE_PAGE_PATH}?${query}`),
  };
  return {
    from: settings.from,
    subject: title,
    text: renderText(title, text, links),
    html: renderHtml({ title, text, ...links }),
    messageId: `<notification-${id}@${new URL(settings.publicUrl).hostname}>`,
    headers: {
      'List-Unsubscribe': `<${at(`${notificationsCalls.unsubscribe.path}?${query}`)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  };
}

function renderText(
  title: string,
  text: string,
  { open, settings, unsubscribe }: Record<'open' | 'settings' | 'unsubscribe', string>,
): string {
  return [
    title,
    '',
    text,
    '',
    `Rotadaş'ta aç: ${open}`,
    '',
    '-- ',
    'Bu e-postayı Rotadaş hesabındaki bildirim ayarların nedeniyle aldın.',
    `Ayarlarını değiştir: ${settings}`,
    `Bu tür e-postaları durdur: ${unsubscribe}`,
    '',
  ].join('\n');
}
