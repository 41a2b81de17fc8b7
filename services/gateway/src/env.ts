import { z } from 'zod';
import {
  Count,
  Flag,
  HostName,
  List,
  LogLevel,
  NatsUrl,
  OptionalText,
  Port,
  publicHttpsInProduction,
  PublicUrl,
  RedisUrl,
  requiredInProduction,
  Url,
} from '@rotadas/service-kit/env/env-primitives';
import { emulatorOnlyInDevelopment, firebaseSettings } from '@rotadas/service-kit/env/firebase-settings';
import { metricsSettings, tracingSettings } from '@rotadas/service-kit/start/telemetry-settings';
import { TrustedProxies } from './env/trusted-proxies.js';

const Origin = z
  .url({ protocol: /^https?$/ })
  .refine(
    (text) => URL.parse(text)?.origin === text,
    'must be an origin like https://tiles.example, without a path',
  );

/** Settings that Firebase Analytics needs besides the measurement ID. */
const WITH_ANALYTICS = ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY', 'FIREBASE_APP_ID'] as const;

export const GatewayEnv = z
  .object({
    HOST: HostName.default('127.0.0.1').describe(
      'Address to listen on: the gateway for all requests, the other services for health checks.',
    ),
    PUBLIC_URL: PublicUrl,
    PORT: Port.default(3000).describe('TCP port of the web app and the API.'),
    LOG_LEVEL: LogLevel,
    NATS_URL: NatsUrl.default('nats://127.0.0.1:4222').meta({ secret: true }),
    REDIS_URL: RedisUrl.default('redis://127.0.0.1:6379').meta({
      description:
        'Address of a Redis with append-only persistence, `redis://user:password@host:port` or `rediss://…`. Separate the nodes of a Redis Cluster by commas.',
      secret: true,
    }),
    FIREBASE_API_KEY: OptionalText.describe('API key of the Firebase web app.'),
    FIREBASE_AUTH_DOMAIN: HostName.optional().describe(
      'Host name for sign-in with Google. Defaults to the project’s `firebaseapp.com` domain. Browsers that block pop-ups need a domain of your own that forwards `/__/auth/` to Firebase.',
    ),
    FIREBASE_STORAGE_BUCKET: OptionalText.describe('Storage bucket of the Firebase project.'),
    FIREBASE_MESSAGING_SENDER_ID: OptionalText.describe('Messaging sender ID of the Firebase project.'),
    FIREBASE_APP_ID: OptionalText.describe('App ID of the Firebase web app.'),
    FIREBASE_MEASUREMENT_ID: OptionalText.describe(
      'Measurement ID that enables Firebase Analytics. Requires the project ID, API key and app ID.',
    ),
    ...firebaseSettings,
    IDENTITY_RECHECK_SECONDS: Count(240).describe('Time for which the result of a look-up is valid, s.'),
    IDENTITY_RECHECKS_PER_SECOND: Count(50).describe(
      'Look-ups of accounts at Firebase per gateway and second. Results that are older than 1.25 times `IDENTITY_RECHECK_SECONDS` have a second rate, twice as high.',
    ),
    GOOGLE_MAPS_KEY: OptionalText.describe(
      'API key with the Maps JavaScript API enabled. If set, the map is Google Maps; otherwise it is MapLibre.',
    ),
    MAP_STYLE_URL: Url('http', 'https')
      .optional()
      .describe(
        'URL of a MapLibre style that replaces OpenFreeMap. `{theme}` in it becomes `light` or `dark`.',
      ),
    MAP_TILES: OptionalText.describe(
      'Path of a file of Protomaps’ vector tiles (PMTiles), which the gateway serves instead of OpenFreeMap. `MAP_STYLE_URL` takes precedence.',
    ),
    MAP_ORIGINS: List(Origin).describe(
      'Origins of the tiles, glyphs and sprites of that style if they differ from its own, comma-separated.',
    ),
    PICTURE_ORIGINS: List(Origin).describe('Origins of profile pictures besides Google’s, comma-separated.'),
    RECAPTCHA_SITE_KEY: OptionalText.describe(
      'Site key of reCAPTCHA v3. Set it together with `RECAPTCHA_SECRET` and `RECAPTCHA_HOSTNAMES`. If not set, the bot check is ALTCHA, which needs no account.',
    ),
    RECAPTCHA_SECRET: OptionalText.meta({ description: 'Secret key of reCAPTCHA.', secret: true }),
    RECAPTCHA_HOSTNAMES: List(HostName.toLowerCase()).describe(
      'Host names of the web app, comma-separated. reCAPTCHA tokens from other hosts are rejected.',
    ),
    RECAPTCHA_MIN_SCORE: z.coerce
      .number()
      .min(0)
      .max(1)
      .default(0.5)
      .describe('Lowest accepted reCAPTCHA score, from 0 (bot) to 1 (person).'),
    RECAPTCHA_VERIFY_URL: Url('http', 'https')
      .default('https://www.google.com/recaptcha/api/siteverify')
      .describe('URL that verifies reCAPTCHA tokens. Tests replace it.'),
    REQUIRE_BOT_CHECK: Flag(false).describe(
      'Whether the account of an email user is created only after a bot check. The web app always makes one; other clients have to as well.',
    ),
    BOT_CHECK_PLACEHOLDERS_PER_MINUTE: Count(5).describe(
      'Sign-ins per network (IPv4 /24, IPv6 /48) by browsers that cannot run the bot check (iOS, Safari), per minute.',
    ),
    CONTACT_EMAIL: z
      .email()
      .optional()
      .describe('Contact address in the terms. Defaults to `ADMIN_EMAIL`, else `destek@rotadas.example`.'),
    ADMIN_EMAIL: z.email().optional(),
    WEB_DIST: OptionalText.describe('Folder of the built web app.'),
    LOCATION_LIMIT_PER_SECOND: Count(5).describe('Positions per provider, per second.'),
    LOCATION_INTERVAL_MS: Count(1_000).describe(
      'Minimum interval between stored positions of one WebSocket, ms. Of positions that are sent faster, the newest is stored.',
    ),
    LIVE_CONNECTIONS_PER_ADDRESS: Count(1_000).describe('Open WebSockets per IP address.'),
    LIVE_FRAMES_PER_SECOND: Count(20).describe(
      'Subscriptions, sign-ins and rejected frames per WebSocket, per second. Bursts may be twice as large.',
    ),
    USER_LIMIT_PER_MINUTE: Count(240).describe('Requests per user, per minute.'),
    ADDRESS_LIMIT_PER_MINUTE: Count(6_000).describe(
      'Requests per IP address, per minute; users can share one. A list of an area counts by its limit, up to 20. Files of the web app count separately, up to five times as many.',
    ),
    ANONYMOUS_LIST_LIMIT_PER_MINUTE: Count(60).describe(
      'Requests per IP address, per minute, for the list of all providers without a token or a region.',
    ),
    ANONYMOUS_REGIONS_PER_HOUR: Count(6).describe(
      'Regions of 2.5° that show an IP address single providers without a token, per hour and gateway instance.',
    ),
    CONNECTIONS_PER_ADDRESS: z.coerce
      .number()
      .int()
      .min(1)
      .optional()
      .describe(
        'Open TCP connections per IP address. Defaults to 2,000, at most half of the process’s file descriptors.',
      ),
    TRUST_PROXY: TrustedProxies.describe(
      'Proxies whose `X-Forwarded-For` header is trusted: their number, or their addresses and subnets, comma-separated.',
    ),
    HSTS: Flag(true).describe(
      'Whether browsers must use HTTPS (HSTS). Effective with `NODE_ENV=production` and a `HOST` other than loopback.',
    ),
    ...metricsSettings,
    ...tracingSettings,
  })
  .superRefine(emulatorOnlyInDevelopment)
  .refine((env) => env.RECAPTCHA_SITE_KEY === undefined || env.RECAPTCHA_HOSTNAMES.length > 0, {
    path: ['RECAPTCHA_HOSTNAMES'],
    message: 'must list the host names of the web app: reCAPTCHA tokens of other hosts are rejected',
  })
  .refine((env) => (env.RECAPTCHA_SITE_KEY === undefined) === (env.RECAPTCHA_SECRET === undefined), {
    path: ['RECAPTCHA_SITE_KEY'],
    message: 'must be set together with RECAPTCHA_SECRET',
  })
  .superRefine(requiredInProduction('ADMIN_EMAIL', 'PUBLIC_URL'))
  .superRefine(publicHttpsInProduction)
  .superRefine((env, context) => {
    if (env.FIREBASE_MEASUREMENT_ID === undefined) return;
    for (const setting of WITH_ANALYTICS) {
      if (env[setting] !== undefined) continue;
      const message = 'must be set together with FIREBASE_MEASUREMENT_ID: Analytics needs it';
      context.addIssue({ code: 'custom', path: [setting], message });
    }
  });
export type GatewayEnv = z.infer<typeof GatewayEnv>;

export const GATEWAY_ENV = Symbol('GATEWAY_ENV');
