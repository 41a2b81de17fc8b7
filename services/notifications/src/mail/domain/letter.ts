import { UNSUBSCRIBE_PAGE_PATH } from '@rotadas/contracts/notifications/unsubscribe';
import { notificationsCalls } from '@rotadas/contracts/notifications/notifications.calls';
import type { StoredNotification } from '../../inbox/domain/stored-notification.js';
import { letterHtml } from './letter-html.js';
import { unsubscribeToken } from './unsubscribe-token.js';

/** What all letters have in common. */
export interface LetterSettings {
  /** Where the web app is reached. */
  readonly publicUrl: string;
  readonly from: string;
  readonly unsubscribeSecret: string;
}

/** A mail, all but its receiver. */
export interface Letter {
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same when the mail is sent a second time, so that mail programs show it once. */
  readonly messageId: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The mail that tells of a notification; its headers let it be ended by one click (RFC 8058). */
export function letterOf(notification: StoredNotification, settings: LetterSettings): Letter {
  const { id, userId, title, text, link, subject } = notification;
  const query = new URLSearchParams({
    token: unsubscribeToken({ userId, kind: subject.kind }, settings.unsubscribeSecret),
  });
  const at = (path: string) => new URL(path, settings.publicUrl).href;
  const links = {
    open: at(link),
    choices: at('/bildirimler'),
    unsubscribe: at(`${UNSUBSCRIBE_PAGE_PATH}?${query}`),
  };
  return {
    from: settings.from,
    subject: title,
    text: plainText(title, text, links),
    html: letterHtml({ title, text, ...links }),
    messageId: `<notification-${id}@${new URL(settings.publicUrl).hostname}>`,
    headers: {
      'List-Unsubscribe': `<${at(`${notificationsCalls.unsubscribe.path}?${query}`)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  };
}

function plainText(
  title: string,
  text: string,
  { open, choices, unsubscribe }: Record<'open' | 'choices' | 'unsubscribe', string>,
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
    `Ayarlarını değiştir: ${choices}`,
    `Bu tür e-postaları durdur: ${unsubscribe}`,
    '',
  ].join('\n');
}
