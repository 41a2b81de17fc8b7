import { join } from 'node:path';
import { freePort } from '@rotadas/servers/processes/ports';
import { rootDir } from '@rotadas/servers/settings/environment';

export const FIREBASE_CLI = join(
  rootDir,
  'tools/auth-emulator/node_modules/firebase-tools/lib/bin/firebase.js',
);

const LOOPBACK = '127.0.0.1';

export interface EmulatorConfig {
  emulators: {
    auth: { host: string; port: number };
    hub: { host: string; port: number };
    logging: { host: string; port: number };
    ui: { enabled: boolean };
    singleProjectMode: boolean;
  };
}

/** The emulator's other servers get free ports. */
export async function emulatorConfig(host: string, port: number): Promise<EmulatorConfig> {
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
