import type { FirebaseConfig, PublicConfig } from '@rotadas/contracts/config/public-config';
import type { GatewayEnv } from '../env.js';

/** Shown where the operator names no other address. */
const DEFAULT_CONTACT = 'destek@rotadas.example';

/** What the web app may know of the settings. */
export function publicConfigOf(env: GatewayEnv): PublicConfig {
  const emulator = env.FIREBASE_AUTH_EMULATOR_HOST;
  return {
    firebase: firebaseOf(env),
    authEmulatorUrl: emulator ? `http://${emulator}` : null,
    googleMapsKey: env.GOOGLE_MAPS_KEY ?? null,
    mapStyleUrl: env.MAP_STYLE_URL ?? null,
    recaptchaSiteKey: env.RECAPTCHA_SITE_KEY ?? null,
    contactEmail: env.CONTACT_EMAIL ?? env.ADMIN_EMAIL ?? DEFAULT_CONTACT,
  };
}

/** Key, domain and project are needed; the emulator takes any key and has no domain of its own. */
export function firebaseOf(env: GatewayEnv): FirebaseConfig | null {
  const projectId = env.FIREBASE_PROJECT_ID;
  const apiKey = env.FIREBASE_API_KEY ?? (env.FIREBASE_AUTH_EMULATOR_HOST && 'emulator');
  if (!projectId || !apiKey) return null;
  return {
    apiKey,
    authDomain: env.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
    projectId,
    ...(env.FIREBASE_STORAGE_BUCKET && { storageBucket: env.FIREBASE_STORAGE_BUCKET }),
    ...(env.FIREBASE_MESSAGING_SENDER_ID && { messagingSenderId: env.FIREBASE_MESSAGING_SENDER_ID }),
    ...(env.FIREBASE_APP_ID && { appId: env.FIREBASE_APP_ID }),
    ...(env.FIREBASE_MEASUREMENT_ID && { measurementId: env.FIREBASE_MEASUREMENT_ID }),
  };
}
