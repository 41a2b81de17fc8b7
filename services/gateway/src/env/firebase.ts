import type { FirebaseConfig } from '@rotadas/contracts/config/public-config';
import type { GatewayEnv } from '../env.js';

/** Null without a project. The emulator accepts any key and has no domain. */
export function firebaseConfig(env: GatewayEnv): FirebaseConfig | null {
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
