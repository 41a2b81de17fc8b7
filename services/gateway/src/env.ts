import { z } from 'zod';
import {
  Count,
  Flag,
  HostName,
  LogLevel,
  NatsUrl,
  OptionalText,
  Port,
  RedisUrl,
  Url,
} from '@rotadas/service-kit/env/env-primitives';
import { HostNames } from './env/host-names.js';
import { metricsSettings } from '@rotadas/service-kit/metrics/metrics-settings';
import { tracingSettings } from '@rotadas/service-kit/tracing/tracing-settings';
import { Origins } from './env/origins.js';
import { TrustedProxies } from './env/trusted-proxies.js';

/** What Firebase Analytics needs besides a measurement id. */
const WITH_ANALYTICS = ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY', 'FIREBASE_APP_ID'] as const;

/** Where nobody is harmed by a sign-in that anyone can make up. */
const EMULATOR_ENVS: ReadonlySet<string | undefined> = new Set(['development', 'test']);

/** The gateway's settings, as the environment gives them. */
export const GatewayEnv = z
  .object({
    /**
     * What the process runs for; `development` and `test` alone may take tokens of the emulator.
     */
    NODE_ENV: OptionalText,
    HOST: HostName.default('127.0.0.1'),
    PORT: Port.default(3000),
    LOG_LEVEL: LogLevel,
    NATS_URL: NatsUrl.default('nats://127.0.0.1:4222'),
    REDIS_URL: RedisUrl.default('redis://127.0.0.1:6379'),
    FIREBASE_PROJECT_ID: OptionalText,
    FIREBASE_API_KEY: OptionalText,
    FIREBASE_AUTH_DOMAIN: HostName.optional(),
    FIREBASE_STORAGE_BUCKET: OptionalText,
    FIREBASE_MESSAGING_SENDER_ID: OptionalText,
    FIREBASE_APP_ID: OptionalText,
    FIREBASE_MEASUREMENT_ID: OptionalText,
    /** host:port of the auth emulator; its unsigned tokens are accepted only while this is set. */
    FIREBASE_AUTH_EMULATOR_HOST: HostName.optional(),
    /** Look-ups of accounts at the identity provider, by each copy of the gateway. */
    IDENTITY_LOOKUPS_PER_SECOND: Count(50),
    /** How long the identity provider's last word about an account is taken for its present one. */
    IDENTITY_RECHECK_SECONDS: Count(240),
    GOOGLE_MAPS_KEY: OptionalText,
    MAP_STYLE_URL: Url('http', 'https').optional(),
    /** Where that style's tiles, glyphs and sprites lie, when not beside it. */
    MAP_ORIGINS: Origins,
    /** Where profile pictures lie besides Google's. */
    PICTURE_ORIGINS: Origins,
    /** Both or neither: without them the bot-check is ALTCHA (design 6). */
    RECAPTCHA_SITE_KEY: OptionalText,
    RECAPTCHA_SECRET: OptionalText,
    /** The hosts that the web app is reached at: tokens made on pages of others do not count. */
    RECAPTCHA_HOSTNAMES: HostNames,
    /** From this score on Google's answer means a person; 1 is surely one, 0 surely none. */
    RECAPTCHA_MIN_SCORE: z.coerce.number().min(0).max(1).default(0.5),
    /** Where tokens of reCAPTCHA are verified; tests put a stand-in there. */
    RECAPTCHA_VERIFY_URL: Url('http', 'https').default('https://www.google.com/recaptcha/api/siteverify'),
    /**
     * How often one address may sign in with the placeholder of a browser in which the bot-check
     * cannot run.
     */
    BOT_CHECK_PLACEHOLDERS_PER_MINUTE: Count(5),
    CONTACT_EMAIL: z.email().optional(),
    ADMIN_EMAIL: z.email().optional(),
    /** Folder of the built web app. */
    WEB_DIST: OptionalText,
    LOCATION_LIMIT_PER_SECOND: Count(5),
    /** WebSockets of one address at once. */
    LIVE_CONNECTIONS_PER_ADDRESS: Count(1_000),
    /** Watches, auths and refused frames of one WebSocket; twice as many in a burst. */
    LIVE_FRAMES_PER_SECOND: Count(20),
    USER_LIMIT_PER_MINUTE: Count(240),
    /** Many users can share one address: a household, a mobile network, a demo on one machine. */
    ADDRESS_LIMIT_PER_MINUTE: Count(6_000),
    /**
     * Lists of everybody that one address may ask for without a token; a list of a region counts as
     * any call.
     */
    ANONYMOUS_LIST_LIMIT_PER_MINUTE: Count(60),
    BODY_LIMIT_BYTES: Count(65_536),
    /** Within how many ms of its start a request has to be here: its headers, and all of it. */
    HEADERS_TIMEOUT_MS: Count(10_000),
    REQUEST_TIMEOUT_MS: Count(20_000),
    /** Sockets of one address at once; by default 2,000, or half of what the process may open. */
    CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(1).optional(),
    TRUST_PROXY: TrustedProxies,
    /** Whether HTTPS is demanded of browsers (HSTS); on in production unless told otherwise. */
    HSTS: Flag(true),
    ...metricsSettings,
    ...tracingSettings,
  })
  .refine((env) => !env.FIREBASE_AUTH_EMULATOR_HOST || EMULATOR_ENVS.has(env.NODE_ENV), {
    path: ['FIREBASE_AUTH_EMULATOR_HOST'],
    message:
      'is taken with NODE_ENV=development or NODE_ENV=test only: the emulator signs nothing, so anyone could sign in as anyone',
  })
  .refine((env) => env.RECAPTCHA_SITE_KEY === undefined || env.RECAPTCHA_HOSTNAMES.length > 0, {
    path: ['RECAPTCHA_HOSTNAMES'],
    message: 'must name the hosts that the web app is reached at: reCAPTCHA counts for them alone',
  })
  .refine((env) => env.HEADERS_TIMEOUT_MS <= env.REQUEST_TIMEOUT_MS, {
    path: ['HEADERS_TIMEOUT_MS'],
    message: 'must not be longer than REQUEST_TIMEOUT_MS: the headers are a part of the request',
  })
  .refine((env) => (env.RECAPTCHA_SITE_KEY === undefined) === (env.RECAPTCHA_SECRET === undefined), {
    path: ['RECAPTCHA_SITE_KEY'],
    message: 'and RECAPTCHA_SECRET belong together: set both or neither',
  })
  .superRefine((env, context) => {
    if (env.FIREBASE_MEASUREMENT_ID === undefined) return;
    for (const setting of WITH_ANALYTICS) {
      if (env[setting] !== undefined) continue;
      const message = 'must be set together with FIREBASE_MEASUREMENT_ID: Analytics needs it';
      context.addIssue({ code: 'custom', path: [setting], message });
    }
  });
export type GatewayEnv = z.infer<typeof GatewayEnv>;

/** Token of the gateway's settings. */
export const GATEWAY_ENV = Symbol('GATEWAY_ENV');
