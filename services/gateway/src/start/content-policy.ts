import type { GatewayEnv } from '../env.js';

type PolicySettings = Pick<
  GatewayEnv,
  | 'FIREBASE_AUTH_DOMAIN'
  | 'FIREBASE_PROJECT_ID'
  | 'FIREBASE_AUTH_EMULATOR_HOST'
  | 'FIREBASE_MEASUREMENT_ID'
  | 'GOOGLE_MAPS_KEY'
  | 'MAP_STYLE_URL'
>;

/** What a page may load and talk to: itself, the identity provider, and the map and the analytics that are configured. */
export function contentPolicy(env: PolicySettings): Record<string, string[]> {
  const emulator = env.FIREBASE_AUTH_EMULATOR_HOST ? [`http://${env.FIREBASE_AUTH_EMULATOR_HOST}`] : [];
  const maps = env.GOOGLE_MAPS_KEY ? ['https://maps.googleapis.com'] : [];
  const analytics = env.FIREBASE_MEASUREMENT_ID ? ['https://www.googletagmanager.com'] : [];
  const style = env.MAP_STYLE_URL ? [new URL(env.MAP_STYLE_URL).origin] : [];
  return {
    'default-src': ["'self'"],
    'base-uri': ["'self'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    // Firebase's Google popup loads gapi in the page.
    'script-src': ["'self'", 'https://apis.google.com', 'https://www.gstatic.com', ...maps, ...analytics],
    'script-src-attr': ["'none'"],
    // antd writes its styles into the page.
    'style-src': ["'self'", "'unsafe-inline'", 'https://fonts.googleapis.com'],
    'font-src': ["'self'", 'data:', 'https://fonts.gstatic.com'],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'worker-src': ["'self'", 'blob:'], // MapLibre
    'connect-src': [
      "'self'",
      'https://*.googleapis.com', // identitytoolkit, securetoken, maps
      ...emulator,
      ...style,
      ...(env.FIREBASE_MEASUREMENT_ID ? ['https://*.google-analytics.com', ...analytics] : []),
    ],
    'frame-src': ["'self'", ...authFrames(env), ...emulator],
  };
}

/** Where Firebase's popup keeps its helper frame. */
function authFrames(env: PolicySettings): string[] {
  const domain =
    env.FIREBASE_AUTH_DOMAIN ?? (env.FIREBASE_PROJECT_ID && `${env.FIREBASE_PROJECT_ID}.firebaseapp.com`);
  return domain ? [`https://${domain}`] : [];
}
