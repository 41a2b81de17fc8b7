import { z } from 'zod';
import {
  Count,
  HostName,
  LogLevel,
  NatsUrl,
  OptionalText,
  Port,
  RedisUrl,
  Url,
} from '@rotadas/service-kit/env/env-primitives';
import { MongodbUrl } from '@rotadas/service-kit/mongodb/mongodb-url';
import { eventsSettings } from '@rotadas/service-kit/events/events-settings';
import { metricsSettings } from '@rotadas/service-kit/metrics/metrics-settings';
import { tracingSettings } from '@rotadas/service-kit/tracing/tracing-settings';

const VAPID = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'] as const;

/** Where nobody is harmed by push messages to addresses that are not public. */
const LOCAL_PUSH_ENVS: ReadonlySet<string | undefined> = new Set(['development', 'test']);

/** Shorter secrets can be guessed, characters. */
const SECRET_MIN = 32;

/** The settings of the notifications service. */
export const NotificationsEnv = z
  .object({
    NODE_ENV: OptionalText,
    MONGODB_URI: MongodbUrl,
    REDIS_URL: RedisUrl,
    NATS_URL: NatsUrl,
    /** Where the web app is reached; the links in mails begin with it. */
    PUBLIC_URL: Url('http', 'https').default('http://localhost:3000'),
    /** The mail server; without it no mails are sent. */
    SMTP_URL: Url('smtp', 'smtps').optional(),
    MAIL_FROM: z.string().default('Rotadaş <bildirim@rotadas.example>'),
    /** Signs the tokens by which mails are unsubscribed; changed, older mails' links end. */
    UNSUBSCRIBE_SECRET: z.string().min(SECRET_MIN).optional(),
    /** The key pair that push services know this product by; without it no push is sent. */
    VAPID_PUBLIC_KEY: OptionalText,
    VAPID_PRIVATE_KEY: OptionalText,
    /** Whom a push service writes to about this product: a `mailto:` or `https:` address. */
    VAPID_SUBJECT: Url('mailto', 'https').default('mailto:bildirim@rotadas.example'),
    /** Origins, comma between, that push may go to though not public; never in production. */
    PUSH_LOCAL_ORIGINS: z
      .string()
      .default('')
      .transform((text) => text.split(',').flatMap((each) => each.trim() || [])),
    /** The most that one user is told of in a day. */
    NOTIFICATIONS_PER_DAY: Count(20),
    /** How long the first retry of a push or mail waits, ms; each next one twice as long. */
    DELIVERY_RETRY_MS: Count(5_000),
    DELIVERY_RETRY_MAX_MS: Count(300_000),
    /** After so many hours without success a push or mail is given up. */
    DELIVERY_HOURS: Count(24),
    HOST: HostName.default('127.0.0.1'),
    HEALTH_PORT: Port.default(0),
    LOG_LEVEL: LogLevel,
    ...metricsSettings,
    ...tracingSettings,
    ...eventsSettings,
  })
  .refine((env) => env.PUSH_LOCAL_ORIGINS.length === 0 || LOCAL_PUSH_ENVS.has(env.NODE_ENV), {
    path: ['PUSH_LOCAL_ORIGINS'],
    message:
      'is taken with NODE_ENV=development or NODE_ENV=test only: users could reach servers inside the network',
  })
  .refine((env) => env.SMTP_URL === undefined || env.UNSUBSCRIBE_SECRET !== undefined, {
    path: ['UNSUBSCRIBE_SECRET'],
    message: 'must be set together with SMTP_URL: every mail holds a link that ends such mails',
  })
  .refine((env) => new Set(VAPID.map((name) => env[name] === undefined)).size === 1, {
    path: ['VAPID_PUBLIC_KEY'],
    message: 'and VAPID_PRIVATE_KEY belong together: set both or neither',
  });
export type NotificationsEnv = z.infer<typeof NotificationsEnv>;
