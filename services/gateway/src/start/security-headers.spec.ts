import { parseEnv } from '@rotadas/service-kit/env/parse-env';
import { GatewayEnv } from '../env.js';
import { securityHeaders } from './security-headers.js';

type Settings = Readonly<Record<string, string>>;
type Policy = Readonly<Record<string, string[]>>;

function buildPolicy(settings: Settings, inlineScripts: readonly string[] = []): Policy {
  const headers = securityHeaders(parseEnv(GatewayEnv, settings), inlineScripts).page;
  const directives = (headers['content-security-policy'] ?? '').split(';');
  return Object.fromEntries(
    directives.map((directive): [string, string[]] => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

/** The sources that are allowed with `settings` in addition to those with `base`, by directive. */
function allowedInAddition(settings: Settings, base: Settings): Policy {
  const known = buildPolicy(base);
  const additional = Object.entries(buildPolicy(settings)).map(([name, sources]): [string, string[]] => [
    name,
    sources.filter((source) => !known[name]?.includes(source)),
  ]);
  return Object.fromEntries(additional.filter(([, sources]) => sources.length > 0));
}

const FIREBASE = { FIREBASE_PROJECT_ID: 'rota', FIREBASE_API_KEY: 'key' };
const FIREBASE_SCRIPTS = ['https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/'];
const ANALYTICS = { ...FIREBASE, FIREBASE_APP_ID: 'app', FIREBASE_MEASUREMENT_ID: 'G-1' };
const EMULATOR = 'http://127.0.0.1:9099';
const RECAPTCHA = 'https://www.google.com/recaptcha/';
const RECAPTCHA_SCRIPTS = [RECAPTCHA, 'https://www.gstatic.com/recaptcha/'];
const RECAPTCHA_FRAMES = [RECAPTCHA, 'https://recaptcha.google.com/recaptcha/'];
const OPEN_MAP = 'https://tiles.openfreemap.org';
const MAP_SOURCES = { 'img-src': [OPEN_MAP], 'connect-src': [OPEN_MAP] };
const PICTURES = 'https://pictures.example';
const [GOOGLE, APIS, STATIC] = ['https://*.google.com', 'https://*.googleapis.com', 'https://*.gstatic.com'];
const [STYLE, TILES] = ['https://maps.example', 'https://tiles.example'];

describe('the content security policy', () => {
  it('allows the product, the open map and Google’s profile pictures by default', () => {
    expect(buildPolicy({})).toEqual({
      'default-src': ["'self'"],
      'base-uri': ["'self'"],
      'object-src': ["'none'"],
      'frame-ancestors': ["'none'"],
      'form-action': ["'self'"],
      'script-src': ["'self'"],
      'script-src-attr': ["'none'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'font-src': ["'self'", 'data:'],
      'img-src': ["'self'", 'data:', 'blob:', 'https://lh3.googleusercontent.com', OPEN_MAP],
      'worker-src': ["'self'", 'blob:'],
      'connect-src': ["'self'", OPEN_MAP],
      'frame-src': ["'self'"],
    });
  });

  it('allows the inline scripts of the pages by their hashes only', () => {
    expect(buildPolicy({}, ["'sha256-abc='"])['script-src']).toEqual(["'self'", "'sha256-abc='"]);
  });

  it.each<[what: string, settings: Settings, base: Settings, additional: Policy]>([
    [
      'the two servers and the script of Firebase sign-in, and reCAPTCHA for phones',
      FIREBASE,
      {},
      {
        'script-src': [...FIREBASE_SCRIPTS, ...RECAPTCHA_SCRIPTS],
        'connect-src': [
          'https://identitytoolkit.googleapis.com',
          'https://securetoken.googleapis.com',
          RECAPTCHA,
        ],
        'frame-src': ['https://rota.firebaseapp.com', ...RECAPTCHA_FRAMES],
      },
    ],
    [
      'the emulator instead of these servers and the auth domain',
      { ...FIREBASE, NODE_ENV: 'test', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' },
      {},
      { 'script-src': FIREBASE_SCRIPTS, 'connect-src': [EMULATOR], 'frame-src': [EMULATOR] },
    ],
    [
      'reCAPTCHA',
      { RECAPTCHA_SITE_KEY: 'key', RECAPTCHA_SECRET: 'secret', RECAPTCHA_HOSTNAMES: 'rotadas.example' },
      {},
      {
        'script-src': RECAPTCHA_SCRIPTS,
        'connect-src': [RECAPTCHA],
        'frame-src': RECAPTCHA_FRAMES,
      },
    ],
    [
      'Google Maps, as Google documents it without eval',
      { GOOGLE_MAPS_KEY: 'key' },
      {},
      {
        'script-src': ['https://maps.googleapis.com', 'https://maps.gstatic.com', 'blob:'],
        'style-src': ['https://fonts.googleapis.com'],
        'font-src': ['https://fonts.gstatic.com'],
        'img-src': [APIS, STATIC, GOOGLE, 'https://*.googleusercontent.com'],
        'connect-src': [APIS, GOOGLE, STATIC, 'data:', 'blob:'],
        'frame-src': [GOOGLE],
      },
    ],
    [
      'Analytics',
      ANALYTICS,
      FIREBASE,
      {
        'script-src': ['https://www.googletagmanager.com/gtag/'],
        'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
        'connect-src': [
          'https://*.google-analytics.com',
          'https://*.analytics.google.com',
          'https://*.googletagmanager.com',
          'https://firebase.googleapis.com',
          'https://firebaseinstallations.googleapis.com',
        ],
      },
    ],
    ['PICTURE_ORIGINS', { PICTURE_ORIGINS: PICTURES }, {}, { 'img-src': [PICTURES] }],
    [
      'the map style and MAP_ORIGINS',
      { MAP_STYLE_URL: `${STYLE}/styles/light.json`, MAP_ORIGINS: TILES },
      {},
      { 'img-src': [STYLE, TILES], 'connect-src': [STYLE, TILES] },
    ],
    ['the open map without MAP_TILES', {}, { MAP_TILES: '/map.pmtiles' }, MAP_SOURCES],
  ])('also allows %s if configured, and nothing else', (_what, settings, base, additional) => {
    expect(allowedInAddition(settings, base)).toEqual(additional);
  });
});

describe('the other headers', () => {
  it.each(['page', 'api', 'withoutContent'] as const)(
    'require HTTPS only in production on a public host (%s)',
    (kind) => {
      const required = { ADMIN_EMAIL: 'admin@rotadas.example', PUBLIC_URL: 'https://rotadas.example' };
      const buildHeaders = (settings: Record<string, string>) =>
        securityHeaders(parseEnv(GatewayEnv, { ...required, ...settings }), [])[kind];
      const name = 'strict-transport-security';
      expect(buildHeaders({ NODE_ENV: 'production', HOST: '0.0.0.0' })).toHaveProperty(
        name,
        'max-age=15552000',
      );
      expect(buildHeaders({ NODE_ENV: 'production', HOST: '0.0.0.0', HSTS: 'off' })).not.toHaveProperty(name);
      expect(buildHeaders({ NODE_ENV: 'production' })).not.toHaveProperty(name);
      expect(buildHeaders({ HOST: '0.0.0.0' })).not.toHaveProperty(name);
    },
  );

  it('of an API response allow no loading and framing', () => {
    const { api } = securityHeaders(parseEnv(GatewayEnv, {}), []);
    expect(api).toEqual({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
    });
  });

  it('of a page allow geolocation and wake lock, and deny other features to it and its frames', () => {
    const { page } = securityHeaders(parseEnv(GatewayEnv, {}), []);
    const features = page['permissions-policy']?.split(', ') ?? [];
    expect(features.filter((feature) => !feature.endsWith('=()'))).toEqual([
      'geolocation=(self)',
      'screen-wake-lock=(self)',
      'clipboard-write=(self)',
    ]);
    expect(page['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(features).toEqual(expect.arrayContaining(['camera=()', 'microphone=()', 'payment=()', 'usb=()']));
  });

  it('of a response without content omit headers about content', () => {
    expect(securityHeaders(parseEnv(GatewayEnv, {}), []).withoutContent).toEqual({});
  });
});
