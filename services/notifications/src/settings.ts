import type { RetrySettings } from './deliveries/delivery-settings.js';
import type { NotificationsEnv } from './env.js';
import type { MailSettings } from './mail/mail-sender.service.js';
import type { PushSettings } from './push/push-settings.js';

/** Where `npm start` serves the web app. */
const LOCAL_URL = 'http://localhost:3000';

const HOUR_MS = 3_600_000;

/** The settings of push; without a key pair none is sent. */
export function pushSettings(env: NotificationsEnv): PushSettings {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = env;
  return {
    vapid: publicKey !== undefined && privateKey !== undefined ? { publicKey, privateKey, subject } : null,
    localOrigins: new Set(env.PUSH_LOCAL_ORIGINS),
  };
}

/** The settings of mail; null without a mail server. */
export function mailSettings(env: NotificationsEnv): MailSettings | null {
  const { SMTP_URL: smtpUrl, UNSUBSCRIBE_SECRET: unsubscribeSecret } = env;
  if (smtpUrl === undefined || unsubscribeSecret === undefined) return null;
  return { smtpUrl, unsubscribeSecret, from: env.MAIL_FROM, publicUrl: env.PUBLIC_URL ?? LOCAL_URL };
}

/** How failed pushes and mails are tried again. */
export const retrySettings = (env: NotificationsEnv): RetrySettings => ({
  firstMs: env.DELIVERY_RETRY_MS,
  maxMs: env.DELIVERY_RETRY_MAX_MS,
  giveUpMs: env.DELIVERY_HOURS * HOUR_MS,
});
