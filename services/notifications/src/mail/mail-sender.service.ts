import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { NOTIFICATIONS_ENV, type NotificationsEnv } from '../env.js';
import type { StoredNotification } from '../inbox/domain/stored-notification.js';
import { letterOf, type LetterSettings } from './domain/letter.js';

/** What nodemailer says of mails that the server refused, not of servers that were away. */
const REFUSED: ReadonlySet<unknown> = new Set(['EENVELOPE', 'EMESSAGE']);

/**
 * Whether the mail server refused this very mail for good (a reply of 5xx to its receiver or
 * content, RFC 5321). Everything else may go away by itself: greylisting, a full disk, a wrong
 * password that the operator puts right.
 */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  const { code, responseCode } = error;
  return REFUSED.has(code) && typeof responseCode === 'number' && responseCode >= 500;
}

/** The most connections to the mail server at once. */
const CONNECTIONS_MAX = 5;

/** Where `npm start` serves the web app. */
const LOCAL_URL = 'http://localhost:3000';

/** Sends mails by SMTP. */
@Injectable()
export class MailSender implements OnApplicationShutdown {
  private readonly transport;
  private readonly settings: LetterSettings | null;

  constructor(@Inject(NOTIFICATIONS_ENV) env: NotificationsEnv) {
    const { SMTP_URL, MAIL_FROM: from, UNSUBSCRIBE_SECRET: unsubscribeSecret, PUBLIC_URL } = env;
    this.transport = SMTP_URL === undefined ? null : transportTo(SMTP_URL);
    this.settings =
      unsubscribeSecret === undefined
        ? null
        : { from, unsubscribeSecret, publicUrl: PUBLIC_URL ?? LOCAL_URL };
  }

  /** Whether there is a mail server. */
  get isSetUp(): boolean {
    return this.transport !== null;
  }

  /**
   * Sends the mail that tells of a notification; `never` where the server refused it for good.
   * Rejects where a later attempt may succeed.
   */
  async send(notification: StoredNotification, to: string): Promise<'sent' | 'never'> {
    if (!this.settings || !this.transport) return 'never';
    try {
      // As an object: what looks like several receivers is one.
      await this.transport.sendMail({
        ...letterOf(notification, this.settings),
        to: { name: '', address: to },
      });
      return 'sent';
    } catch (error) {
      if (isRefusedForGood(error)) return 'never';
      throw error;
    }
  }

  onApplicationShutdown(): void {
    this.transport?.close();
  }
}

function transportTo(url: string) {
  return createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS_MAX,
    connectionTimeout: 5_000, // ms
    greetingTimeout: 5_000, // ms
    socketTimeout: 10_000, // ms
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
