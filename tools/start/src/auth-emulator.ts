import { startAuthEmulator, type AuthEmulator } from './product/auth-emulator.ts';
import { ownOrigins } from './product/services.ts';
import { onStopSignal } from '@rotadas/servers/processes/stop-signal';
import { readLauncherEnv } from './settings/env.ts';

/** Runs the auth emulator in a container and prints the links of its mails. */
const log = (line: string): void => console.log(line);
let emulator: AuthEmulator | undefined;

onStopSignal(async () => emulator?.stop());

try {
  const settings = readLauncherEnv();
  const { HOST, AUTH_EMULATOR_PORT, DATA_DIR } = settings;
  const address = { host: HOST, port: AUTH_EMULATOR_PORT };
  emulator = await startAuthEmulator({ ...address, dataDir: DATA_DIR, origins: ownOrigins(settings) }, log);
  log(`The auth emulator listens on port ${AUTH_EMULATOR_PORT}`);
  process.exitCode = (await emulator.ended).code;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
