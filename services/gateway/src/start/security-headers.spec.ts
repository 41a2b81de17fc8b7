import { parseEnv } from '@rotadas/service-kit/env/parse-env';
import { GatewayEnv } from '../env.js';
import { securityHeaders } from './security-headers.js';

function buildPolicy(
  settings: Record<string, string>,
  inlineScripts: readonly string[] = [],
): Record<string, string[]> {
  const header =
    securityHeaders(parseEnv(GatewayEnv, settings), inlineScripts).page['content-security-policy'] ?? '';
  return Object.fromEntries(
    header.split(';').map((directive): [string, string[]] => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

const everythingIn = (policy: Record<string, string[]>) => Object.values(policy).flat();

const OWN_FIREBASE = { FIREBASE_PROJECT_ID: 'rota', FIREBASE_API_KEY: 'key' };
const EMULATOR = {
  NODE_ENV: 'test',
  FIREBASE_PROJECT_ID: 'demo-rotadas',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
};
const OPEN_MAP = 'https://tiles.openfreemap.org';

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

  it('allows the two servers and the script of Firebase sign-in', () => {
    const policy = buildPolicy(OWN_FIREBASE);
    expect(policy['script-src']).toEqual([
      "'self'",
      'https://apis.google.com/js/api.js',
      'https://apis.google.com/_/scs/',
    ]);
    expect(policy['connect-src']).toEqual([
      "'self'",
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      OPEN_MAP,
    ]);
    expect(policy['frame-src']).toEqual(["'self'", 'https://rota.firebaseapp.com']);
  });

  it('allows the emulator instead of these servers and the auth domain', () => {
    const policy = buildPolicy(EMULATOR);
    expect(policy['connect-src']).toEqual(["'self'", 'http://127.0.0.1:9099', OPEN_MAP]);
    expect(policy['frame-src']).toEqual(["'self'", 'http://127.0.0.1:9099']);
  });

  it('allows pictures of Google, the map and configured origins only', () => {
    const pictures = buildPolicy({ PICTURE_ORIGINS: 'https://pictures.example' })['img-src'];
    expect(pictures).toContain('https://pictures.example');
    expect(pictures).not.toContain('https:');
    expect(() => buildPolicy({ PICTURE_ORIGINS: 'https://pictures.example/a.png' })).toThrow(
      'PICTURE_ORIGINS',
    );
  });

  it('never allows inline scripts, eval or a whole scheme', () => {
    const all = everythingIn(
      buildPolicy({
        ...OWN_FIREBASE,
        FIREBASE_APP_ID: 'app',
        FIREBASE_MEASUREMENT_ID: 'G-1',
        GOOGLE_MAPS_KEY: 'key',
        RECAPTCHA_SITE_KEY: 'key',
        RECAPTCHA_SECRET: 'secret',
        RECAPTCHA_HOSTNAMES: 'rotadas.example',
      }),
    );
    for (const source of ["'unsafe-eval'", 'https:', 'http:', '*', 'https://www.gstatic.com'])
      expect(all).not.toContain(source);
    expect(all.filter((source) => source === "'unsafe-inline'")).toHaveLength(1); // of styles
  });

  it.each([
    ['reCAPTCHA', /recaptcha/],
    ['Google Maps', /maps\.|fonts\.|\*\.google\.com/],
    ['analytics', /analytics|tagmanager|firebaseinstallations/],
  ])('has no host of %s while it is not configured', (_what, hosts) => {
    for (const settings of [{}, OWN_FIREBASE, EMULATOR])
      expect(everythingIn(buildPolicy(settings)).join(' ')).not.toMatch(hosts);
  });

  it('allows reCAPTCHA if its key is set', () => {
    const policy = buildPolicy({
      RECAPTCHA_SITE_KEY: 'key',
      RECAPTCHA_SECRET: 'secret',
      RECAPTCHA_HOSTNAMES: 'rotadas.example',
    });
    expect(policy['script-src']).toEqual([
      "'self'",
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
    ]);
    expect(policy['frame-src']).toEqual([
      "'self'",
      'https://www.google.com/recaptcha/',
      'https://recaptcha.google.com/recaptcha/',
    ]);
    expect(policy['connect-src']).toContain('https://www.google.com/recaptcha/');
  });

  it('allows Google Maps if its key is set, as Google documents it', () => {
    const policy = buildPolicy({ GOOGLE_MAPS_KEY: 'key' });
    expect(policy['script-src']).toEqual([
      "'self'",
      'https://maps.googleapis.com',
      'https://maps.gstatic.com',
      'blob:',
    ]);
    expect(policy['style-src']).toContain('https://fonts.googleapis.com');
    expect(policy['font-src']).toContain('https://fonts.gstatic.com');
    expect(policy['connect-src']).toEqual(
      expect.arrayContaining(['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com']),
    );
    expect(policy['img-src']).toContain('https://*.googleusercontent.com');
    expect(policy['frame-src']).toEqual(["'self'", 'https://*.google.com']);
  });

  it('allows Analytics if a measurement ID is set', () => {
    const policy = buildPolicy({ ...OWN_FIREBASE, FIREBASE_APP_ID: 'app', FIREBASE_MEASUREMENT_ID: 'G-1' });
    expect(policy['script-src']).toContain('https://www.googletagmanager.com/gtag/');
    expect(policy['connect-src']).toEqual(
      expect.arrayContaining([
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
        'https://*.googletagmanager.com',
        'https://firebase.googleapis.com',
        'https://firebaseinstallations.googleapis.com',
      ]),
    );
  });

  it('allows the map style and MAP_ORIGINS', () => {
    const policy = buildPolicy({
      MAP_STYLE_URL: 'https://maps.example/styles/light.json',
      MAP_ORIGINS: 'https://tiles.example, https://glyphs.example',
    });
    expect(policy['connect-src']).toEqual(
      expect.arrayContaining(['https://maps.example', 'https://tiles.example', 'https://glyphs.example']),
    );
    expect(() => buildPolicy({ MAP_ORIGINS: 'https://tiles.example/path' })).toThrow('MAP_ORIGINS');
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
