import { z } from 'zod';
import { HostName, OptionalText } from './env-primitives.js';

/** Environments in which the emulator's tokens are accepted. */
const EMULATOR_ENVS: ReadonlySet<unknown> = new Set(['development', 'test']);

/** Settings of Firebase Admin. */
export const firebaseSettings = {
  FIREBASE_PROJECT_ID: OptionalText.describe(
    'ID of your Firebase project. If not set, `npm start` runs the Firebase Auth emulator and the demo.',
  ),
  FIREBASE_AUTH_EMULATOR_HOST: HostName.optional().describe(
    'Address of the Firebase Auth emulator that `npm start` and Docker Compose run, `host:port`. Development and test only: it gives anyone who reaches it any account.',
  ),
  GOOGLE_APPLICATION_CREDENTIALS: OptionalText.describe(
    'Path of the key file of a service account that may change users of Firebase Authentication. Without it no account is erased, since its sign-in would stay, and offers of deleted and disabled accounts that make no requests do not end.',
  ),
};

/** A check of a schema: no emulator in production. */
export function emulatorOnlyInDevelopment(
  env: Readonly<Record<string, unknown>>,
  context: z.core.$RefinementCtx,
): void {
  if (env['FIREBASE_AUTH_EMULATOR_HOST'] === undefined || EMULATOR_ENVS.has(env['NODE_ENV'])) return;
  const message =
    'is allowed with NODE_ENV=development or NODE_ENV=test only: it gives anyone who reaches it any account';
  context.addIssue({ code: 'custom', path: ['FIREBASE_AUTH_EMULATOR_HOST'], message });
}

/** Whether Firebase Admin may change accounts: with a service account, or at the emulator. */
export function hasFirebaseAdmin(
  env: Readonly<Partial<Record<keyof typeof firebaseSettings, string | undefined>>>,
): boolean {
  const isAllowed = env.GOOGLE_APPLICATION_CREDENTIALS ?? env.FIREBASE_AUTH_EMULATOR_HOST;
  return Boolean(env.FIREBASE_PROJECT_ID && isAllowed);
}
