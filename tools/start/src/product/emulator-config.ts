import { join } from 'node:path';
import { freePort } from '@rotadas/servers/processes/ports';
import { rootDir } from '@rotadas/servers/settings/environment';

export const FIREBASE_CLI = join(
  rootDir,
  'tools/auth-emulator/node_modules/firebase-tools/lib/bin/firebase.js',
);

const LOOPBACK = '127.0.0.1';

/** The emulator's other servers get free ports. */
export async function emulatorConfig(host: string, port: number) {
  const [hubPort, loggingPort] = [await freePort(), await freePort()];
  return {
    emulators: {
      auth: { host, port },
      hub: { host: LOOPBACK, port: hubPort },
      logging: { host: LOOPBACK, port: loggingPort },
      ui: { enabled: false },
      singleProjectMode: true,
    },
  };
}
