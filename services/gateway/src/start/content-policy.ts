import type { GatewayEnv } from '../env.js';

type PolicySettings = Pick<
  GatewayEnv,
  | 'FIREBASE_AUTH_DOMAIN'
  | 'FIREBASE_PROJECT_ID'
  | 'FIREBASE_AUTH_EMULATOR_HOST'
  | 'FIREBASE_MEASUREMENT_ID'
  | 'GOOGLE_MAPS_KEY'
  | 'MAP_STYLE_URL'
  | 'MAP_ORIGINS'
  | 'RECAPTCHA_SITE_KEY'
>;

/** What Google Maps loads, by Google's own guide to content policies; without its 'unsafe-eval', which no map here needs. */
const GOOGLE_MAPS: Readonly<Partial<Record<'scripts' | 'connections' | 'frames', readonly string[]>>> = {
  scripts: ['https://maps.googleapis.com', 'https://maps.gstatic.com', 'blob:'],
  connections: ['https://*.google.com', 'https://*.gstatic.com', 'data:', 'blob:'],
  frames: ['https://*.google.com'],
};

/** The open vector map that the web app shows when the operator names none: style, tiles and icons (design 6). */
const OPEN_MAP = 'https://tiles.openfreemap.org';

/** What a page may load and talk to: itself, the identity provider, and the map and the analytics that are configured. */
export function contentPolicy(env: PolicySettings): Record<string, string[]> {
  const emulator = env.FIREBASE_AUTH_EMULATOR_HOST ? [`http://${env.FIREBASE_AUTH_EMULATOR_HOST}`] : [];
  const maps = env.GOOGLE_MAPS_KEY ? GOOGLE_MAPS : {};
  const analytics = env.FIREBASE_MEASUREMENT_ID ? ['https://www.googletagmanager.com'] : [];
  const recaptcha = env.RECAPTCHA_SITE_KEY ? ['https://www.google.com/recaptcha/'] : [];
  const style = env.MAP_STYLE_URL ? [new URL(env.MAP_STYLE_URL).origin, ...env.MAP_ORIGINS] : [OPEN_MAP];
  return {
    'default-src': ["'self'"],
    'base-uri': ["'self'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    // Firebase's Google popup loads gapi in the page.
    'script-src': [
      "'self'",
      'https://apis.google.com',
      'https://www.gstatic.com',
      ...(maps.scripts ?? []),
      ...analytics,
      ...recaptcha,
    ],
    'script-src-attr': ["'none'"],
    // antd writes its styles into the page.
    'style-src': ["'self'", "'unsafe-inline'", 'https://fonts.googleapis.com'],
    'font-src': ["'self'", 'data:', 'https://fonts.gstatic.com'],
    // Profile pictures: Google's (lh3.googleusercontent.com), and any that a profile names by https.
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'worker-src': ["'self'", 'blob:'], // MapLibre
    'connect-src': [
      "'self'",
      'https://*.googleapis.com', // identitytoolkit, securetoken, maps
      ...(maps.connections ?? []),
      ...emulator,
      ...style,
      ...recaptcha,
      ...(env.FIREBASE_MEASUREMENT_ID ? ['https://*.google-analytics.com', ...analytics] : []),
    ],
    'frame-src': ["'self'", ...authFrames(env), ...emulator, ...recaptcha, ...(maps.frames ?? [])],
  };
}

/** Where Firebase's popup keeps its helper frame. */
function authFrames(env: PolicySettings): string[] {
  const domain =
    env.FIREBASE_AUTH_DOMAIN ?? (env.FIREBASE_PROJECT_ID && `${env.FIREBASE_PROJECT_ID}.firebaseapp.com`);
  return domain ? [`https://${domain}`] : [];
}
