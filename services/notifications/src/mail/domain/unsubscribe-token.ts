import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { NotificationKind } from '@rotadas/contracts/notifications/notification';
import { SerialIdText } from '@rotadas/contracts/primitives/serial-id';

/** Whose mails of which kind a token ends. */
export interface Subscribed {
  readonly userId: number;
  readonly kind: NotificationKind;
}

const Token = z.tuple([SerialIdText, NotificationKind, z.string()]);

/**
 * The token that a mail to `userId` holds. It needs no sign-in and never ends, since mails lie
 * around for years; all that it can do is to end such mails.
 */
export function unsubscribeToken({ userId, kind }: Subscribed, secret: string): string {
  return `${userId}.${kind}.${signatureOf(userId, kind, secret)}`;
}

/** What a token says; null where it was not made with `secret`. */
export function readUnsubscribeToken(token: string, secret: string): Subscribed | null {
  const parsed = Token.safeParse(token.split('.'));
  if (!parsed.success) return null;
  const [userId, kind, signature] = parsed.data;
  const [given, due] = [signature, signatureOf(userId, kind, secret)].map((text) => Buffer.from(text));
  if (!given || !due || given.length !== due.length || !timingSafeEqual(given, due)) return null;
  return { userId, kind };
}

function signatureOf(userId: number, kind: NotificationKind, secret: string): string {
  return createHmac('sha256', secret).update(`unsubscribe-mail:${userId}:${kind}`).digest('base64url');
}
