import type { PublicConfig } from '@rotadas/contracts/config/public-config';
import type { GatewayEnv } from '../env.js';
import { firebaseConfig } from '../env/firebase.js';
import { STREETS_PATH } from '../web-app/static-files.js';

const DEFAULT_CONTACT = 'destek@rotadas.example';

export function toPublicConfig(env: GatewayEnv): PublicConfig {
  const emulator = env.FIREBASE_AUTH_EMULATOR_HOST;
  return {
    firebase: firebaseConfig(env),
    authEmulatorUrl: emulator ? `http://${emulator}` : null,
    googleMapsKey: env.GOOGLE_MAPS_KEY ?? null,
    mapStyleUrl: env.MAP_STYLE_URL ?? (env.MAP_TILES === undefined ? null : STREETS_PATH),
    recaptchaSiteKey: env.RECAPTCHA_SITE_KEY ?? null,
    contactEmail: env.CONTACT_EMAIL ?? env.ADMIN_EMAIL ?? DEFAULT_CONTACT,
  };
}
