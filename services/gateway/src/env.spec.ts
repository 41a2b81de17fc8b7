import { parseEnv } from '@rotadas/service-kit/env/parse-env';
import { GatewayEnv } from './env.js';

const HOSTS = { RECAPTCHA_HOSTNAMES: 'rotadas.example' };

describe('an invalid setting is named', () => {
  it.each([
    ['HOST', { HOST: 'http://a' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['MAP_STYLE_URL', { MAP_STYLE_URL: 'ftp://a' }],
    ['MAP_ORIGINS', { MAP_ORIGINS: 'https://a/b' }],
    ['PICTURE_ORIGINS', { PICTURE_ORIGINS: 'https://a/b' }],
    ['RECAPTCHA_MIN_SCORE', { RECAPTCHA_MIN_SCORE: '2' }],
    ['RECAPTCHA_SITE_KEY: must be set together with RECAPTCHA_SECRET', { RECAPTCHA_SITE_KEY: 'x', ...HOSTS }],
    ['RECAPTCHA_SITE_KEY: must be set together with RECAPTCHA_SECRET', { RECAPTCHA_SECRET: 'x' }],
    ['RECAPTCHA_HOSTNAMES: must list the host names', { RECAPTCHA_SITE_KEY: 'x', RECAPTCHA_SECRET: 'y' }],
    ['ADMIN_EMAIL', { ADMIN_EMAIL: 'x' }],
    ['LIVE_FRAMES_PER_SECOND', { LIVE_FRAMES_PER_SECOND: '0' }],
    ['TRUST_PROXY: true would trust the header of any client', { TRUST_PROXY: 'true' }],
  ])('%s', (message, settings: Record<string, string>) => {
    expect(() => parseEnv(GatewayEnv, settings)).toThrow(message);
  });
});

it.each(['production', 'staging', 'Development', undefined])(
  'the emulator is rejected with NODE_ENV=%s, since anyone could sign in as anyone',
  (nodeEnv) => {
    const settings = {
      ...(nodeEnv && { NODE_ENV: nodeEnv }),
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    };
    expect(() => parseEnv(GatewayEnv, settings)).toThrow(
      'FIREBASE_AUTH_EMULATOR_HOST: is allowed with NODE_ENV=development or NODE_ENV=test only',
    );
  },
);

it('a measurement ID requires the whole Firebase configuration', () => {
  const parsed = GatewayEnv.safeParse({ FIREBASE_MEASUREMENT_ID: 'G-1', FIREBASE_PROJECT_ID: 'own' });
  expect(parsed.error?.issues.map(({ path }) => path.join())).toEqual([
    'FIREBASE_API_KEY',
    'FIREBASE_APP_ID',
  ]);
});

it('production requires ADMIN_EMAIL and PUBLIC_URL', () => {
  const production = { NODE_ENV: 'production' };
  expect(() => parseEnv(GatewayEnv, production)).toThrow(/ADMIN_EMAIL: must be set in production/);
  expect(() => parseEnv(GatewayEnv, production)).toThrow(/PUBLIC_URL: must be set in production/);
  const complete = {
    ...production,
    ADMIN_EMAIL: 'admin@rotadas.example',
    PUBLIC_URL: 'https://rotadas.example',
  };
  expect(() => parseEnv(GatewayEnv, complete)).not.toThrow();
});

it('production requires HTTPS for PUBLIC_URL, except on loopback', () => {
  const parse = (PUBLIC_URL: string) =>
    parseEnv(GatewayEnv, { NODE_ENV: 'production', ADMIN_EMAIL: 'admin@rotadas.example', PUBLIC_URL });
  expect(() => parse('http://rotadas.example')).toThrow('PUBLIC_URL: must begin with https:// in production');
  for (const url of ['http://localhost:3000', 'http://127.0.0.1:3000'])
    expect(() => parse(url)).not.toThrow();
});
