import { firebaseOf } from '../env/firebase.js';
import type { GatewayEnv } from '../env.js';
import { ANALYTICS, FIREBASE, GOOGLE_MAPS, RECAPTCHA, type Sources } from './google-sources.js';

/**
 * The open vector map that the web app shows when the operator names none: style, tiles and icons
 * (design 6).
 */
const OPEN_MAP = 'https://tiles.openfreemap.org';

/** Where Google keeps the pictures of its accounts. */
const GOOGLE_PICTURES = 'https://lh3.googleusercontent.com';

/**
 * What a page may load and talk to: itself with its inline scripts, and what the settings bring in,
 * by exact hosts and paths.
 *
 * @param inlineScripts sources that stand for the scripts within the pages
 */
export function contentPolicy(env: GatewayEnv, inlineScripts: readonly string[]): Record<string, string[]> {
  const configured = sourcesOf(env);
  const of = (kind: keyof Sources) => configured.flatMap((sources) => sources[kind] ?? []);
  return {
    'default-src': ["'self'"],
    'base-uri': ["'self'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'script-src': ["'self'", ...inlineScripts, ...of('scripts')],
    'script-src-attr': ["'none'"],
    // antd writes its styles into the page.
    'style-src': ["'self'", "'unsafe-inline'", ...of('styles')],
    'font-src': ["'self'", 'data:', ...of('fonts')],
    'img-src': ["'self'", 'data:', 'blob:', GOOGLE_PICTURES, ...env.PICTURE_ORIGINS, ...of('pictures')],
    'worker-src': ["'self'", 'blob:'], // MapLibre
    'connect-src': ["'self'", ...of('connections')],
    'frame-src': ["'self'", ...of('frames')],
  };
}

function sourcesOf(env: GatewayEnv): Sources[] {
  const map = env.MAP_STYLE_URL ? [new URL(env.MAP_STYLE_URL).origin, ...env.MAP_ORIGINS] : [OPEN_MAP];
  return [
    signInSources(env),
    { connections: map, pictures: map },
    ...(env.GOOGLE_MAPS_KEY ? [GOOGLE_MAPS] : []),
    ...(env.FIREBASE_MEASUREMENT_ID ? [ANALYTICS] : []),
    ...(env.RECAPTCHA_SITE_KEY ? [RECAPTCHA] : []),
  ];
}

/**
 * The emulator stands for Google's servers, and for the page at the project's own domain that
 * Google's window talks to.
 */
function signInSources(env: GatewayEnv): Sources {
  const firebase = firebaseOf(env);
  if (!firebase) return {};
  const emulator = env.FIREBASE_AUTH_EMULATOR_HOST;
  if (emulator) return { ...FIREBASE, connections: [`http://${emulator}`], frames: [`http://${emulator}`] };
  return { ...FIREBASE, frames: [`https://${firebase.authDomain}`] };
}
