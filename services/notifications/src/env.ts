import {
  Count,
  List,
  OptionalText,
  publicHttpsInProduction,
  PublicUrl,
  RedisUrl,
  requiredInProduction,
  Url,
} from '@rotadas/service-kit/env/env-primitives';
import { serviceSettings } from '@rotadas/service-kit/start/service-settings';
import { z } from 'zod';

const VAPID = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'] as const;

/** Environments in which push messages to private addresses are harmless. */
const LOCAL_PUSH_ENVS: ReadonlySet<string | undefined> = new Set(['development', 'test']);

/** Characters. */
const SECRET_MIN = 32;

export const NotificationsEnv = z
  .object({
    ...serviceSettings,
    REDIS_URL: RedisUrl,
    PUBLIC_URL: PublicUrl,
    SMTP_URL: Url('smtp', 'smtps').optional().meta({
      description:
        'Address of the mail server, `smtp://user:password@host:587` or `smtps://…`. No mails are sent if not set.',
      secret: true,
    }),
    MAIL_FROM: z
      .string()
      .default('Rotadaş <bildirim@rotadas.example>')
      .describe('Sender of the mails, with or without a name.'),
    UNSUBSCRIBE_SECRET: z
      .string()
      .min(SECRET_MIN)
      .optional()
      .meta({
        description: `Key that signs the unsubscribe links in mails and the buttons in push messages, at least ${SECRET_MIN} characters. Required with \`SMTP_URL\`. Changing it invalidates the links in older mails.`,
        secret: true,
      }),
    VAPID_PUBLIC_KEY: OptionalText.describe(
      'Public VAPID key for push messages, P-256 in base64url. No push messages are sent without the key pair.',
    ),
    VAPID_PRIVATE_KEY: OptionalText.meta({ description: 'Private VAPID key.', secret: true }),
    VAPID_SUBJECT: Url('mailto', 'https')
      .default('mailto:bildirim@rotadas.example')
      .describe('Contact for the operators of push services, a `mailto:` or `https:` address.'),
    PUSH_LOCAL_ORIGINS: List(z.string()).describe(
      'Origins of push services on private addresses, comma-separated. Development and test only.',
    ),
    NOTIFICATIONS_PER_DAY: Count(20).describe(
      'Maximum number of notifications per user and day, reminders of own offers excluded. Half of them are reserved for providers whose account is older than a week. Further ones replace the oldest unread one in the inbox, without push message or mail.',
    ),
    NOTIFICATIONS_PER_PROVIDER: Count(2).describe(
      'Maximum number of notifications per user and day about one provider.',
    ),
    DELIVERY_RETRY_MS: Count(5_000).describe(
      'Delay before the first retry of a push message or mail, ms. It doubles with each further retry, up to 60 times as long.',
    ),
  })
  .refine((env) => env.PUSH_LOCAL_ORIGINS.length === 0 || LOCAL_PUSH_ENVS.has(env.NODE_ENV), {
    path: ['PUSH_LOCAL_ORIGINS'],
    message: 'is allowed with NODE_ENV=development or test only: users could reach internal servers',
  })
  .refine((env) => env.SMTP_URL === undefined || env.UNSUBSCRIBE_SECRET !== undefined, {
    path: ['UNSUBSCRIBE_SECRET'],
    message: 'must be set together with SMTP_URL: every mail contains an unsubscribe link',
  })
  .refine((env) => new Set(VAPID.map((name) => env[name] === undefined)).size === 1, {
    path: ['VAPID_PUBLIC_KEY'],
    message: 'and VAPID_PRIVATE_KEY belong together: set both or neither',
  })
  .superRefine(requiredInProduction('PUBLIC_URL'))
  .superRefine(publicHttpsInProduction);
export type NotificationsEnv = z.infer<typeof NotificationsEnv>;

export const NOTIFICATIONS_ENV = Symbol('NOTIFICATIONS_ENV');
