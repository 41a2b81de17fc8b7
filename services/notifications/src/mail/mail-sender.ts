import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { NOTIFICATIONS_ENV, type NotificationsEnv } from '../env.js';
import type { StoredNotification } from '../inbox/domain/stored-notification.js';
import { composeErasureMail } from './domain/compose-erasure-mail.js';
import { composeMail, type Mail, type MailSettings } from './domain/compose-mail.js';

/** Codes of nodemailer for mails that the server rejected. */
const REJECTED: ReadonlySet<unknown> = new Set(['EENVELOPE', 'EMESSAGE']);

/** What an error of nodemailer has, if it is one. */
const MailFailure = z.object({ code: z.string().optional(), responseCode: z.number().optional() }).catch({});

/**
 * A 5xx reply to recipient or content (RFC 5321). Other failures, such as greylisting or a wrong
 * password, may be temporary.
 */
export function isPermanentRejection(error: unknown): boolean {
  const { code, responseCode = 0 } = MailFailure.parse(error);
  return REJECTED.has(code) && responseCode >= 500;
}

/** Omits the reply of the server, which may contain the address and would be logged. */
const withoutReply = (error: unknown): Error =>
  Object.assign(new Error('the mail server is unavailable or rejected the mail'), MailFailure.parse(error));

const CONNECTIONS_MAX = 5;

const LOCAL_URL = 'http://localhost:3000';

type MailVariable = 'SMTP_URL' | 'MAIL_FROM' | 'UNSUBSCRIBE_SECRET' | 'PUBLIC_URL';

@Injectable()
export class MailSender implements OnApplicationShutdown {
  private readonly transport;
  private readonly settings: MailSettings | null;

  constructor(@Inject(NOTIFICATIONS_ENV) env: Pick<NotificationsEnv, MailVariable>) {
    const { SMTP_URL, MAIL_FROM: from, UNSUBSCRIBE_SECRET: unsubscribeSecret, PUBLIC_URL } = env;
    this.transport = SMTP_URL === undefined ? null : transportTo(SMTP_URL);
    this.settings =
      unsubscribeSecret === undefined
        ? null
        : { from, unsubscribeSecret, publicUrl: PUBLIC_URL ?? LOCAL_URL };
  }

  get isSetUp(): boolean {
    return this.transport !== null;
  }

  /** Resolves to `rejected` after a permanent rejection; rejects if a retry may succeed. */
  send(notification: StoredNotification, to: string): Promise<'sent' | 'rejected'> {
    return this.sendMail((settings) => composeMail(notification, settings), to);
  }

  /** Mails the end of the account; resolves and rejects like `send`. */
  sendErasure(userId: number, to: string): Promise<'sent' | 'rejected'> {
    return this.sendMail((settings) => composeErasureMail(userId, settings), to);
  }

  onApplicationShutdown(): void {
    this.transport?.close();
  }

  private async sendMail(
    compose: (settings: MailSettings) => Mail,
    to: string,
  ): Promise<'sent' | 'rejected'> {
    if (!this.settings || !this.transport) return 'rejected';
    try {
      // A text could contain several recipients, an object cannot.
      await this.transport.sendMail({ ...compose(this.settings), to: { name: '', address: to } });
      return 'sent';
    } catch (error) {
      if (isPermanentRejection(error)) return 'rejected';
      throw withoutReply(error);
    }
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
