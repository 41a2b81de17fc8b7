import { join } from 'node:path';
import { rootDir } from '@rotadas/servers/settings/folders';

export const FIREBASE_CLI = join(
  rootDir,
  'tools/auth-emulator/node_modules/firebase-tools/lib/bin/firebase.js',
);
