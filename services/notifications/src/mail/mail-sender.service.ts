import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import type { StoredNotification } from '../inbox/domain/stored-notification.js';
import { letterOf } from './domain/letter.js';
import { isRefusedForGood } from './domain/mail-failure.js';
import { MAIL_SETTINGS, type MailSettings } from './mail-settings.js';

/** The most connections to the mail server at once. */
const CONNECTIONS_MAX = 5;

/** Sends mails by SMTP. */
@Injectable()
export class MailSender implements OnApplicationShutdown {
  private readonly transport;

  constructor(@Inject(MAIL_SETTINGS) private readonly settings: MailSettings | null) {
    this.transport = settings && transportTo(settings.smtpUrl);
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
