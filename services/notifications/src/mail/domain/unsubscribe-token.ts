import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { NotificationKind } from '@rotadas/contracts/notifications/notification';
import { SerialIdText } from '@rotadas/contracts/primitives/serial-id';

export interface UnsubscribeTarget {
  readonly userId: number;
  readonly kind: NotificationKind;
}

const Token = z.tuple([SerialIdText, NotificationKind, z.string()]);

/** Never expires, and only unsubscribes. */
export function unsubscribeToken({ userId, kind }: UnsubscribeTarget, secret: string): string {
  return `${userId}.${kind}.${sign(userId, kind, secret)}`;
}

/** Null if the signature is invalid. */
export function readUnsubscribeToken(token: string, secret: string): UnsubscribeTarget | null {
  const parsed = Token.safeParse(token.split('.'));
  if (!parsed.success) return null;
  const [userId, kind, signature] = parsed.data;
  const [given, due] = [Buffer.from(signature), Buffer.from(sign(userId, kind, secret))];
  if (given.length !== due.length || !timingSafeEqual(given, due)) return null;
  return { userId, kind };
}

function sign(userId: number, kind: NotificationKind, secret: string): string {
  return createHmac('sha256', secret).update(`unsubscribe-mail:${userId}:${kind}`).digest('base64url');
}
