import { setTimeout as delay } from 'node:timers/promises';
import { DEMO_PASSWORD } from './accounts/demo-accounts.ts';
import { Driver } from './driver/driver.ts';
import { readEnv } from './env.ts';
import { createFleet } from './fleet/fleet.ts';
import { readDevices } from './options.ts';

const LEAVE_LIMIT_MS = 2_500;
const POSITION_EVERY_MS = 4_000;
/** Interval between sign-ins of drivers, ms. */
const START_GAP_MS = 75;

const env = readEnv();
const devices = readDevices(process.argv.slice(2), env.DEMO_PROVIDERS);
const stop = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop.abort());

const place = {
  apiUrl: env.API_URL,
  emulatorHost: env.FIREBASE_AUTH_EMULATOR_HOST,
  password: DEMO_PASSWORD,
  intervalMs: POSITION_EVERY_MS,
  stopping: stop.signal,
  log: (line: string) => console.warn(line),
};
const drivers = createFleet(env.DEMO_PROVIDERS, devices).map((member) => new Driver(member, place));

const drives = drivers.map(async (driver, index) => {
  await delay(index * START_GAP_MS);
  await driver.drive();
});
if (drivers.length > 0) await Promise.race([Promise.all(drives), stopped()]);

const limit = AbortSignal.timeout(LEAVE_LIMIT_MS);
const left = await Promise.allSettled(drivers.map((driver) => driver.leave(limit)));
const stayed = left.filter(({ status }) => status === 'rejected').length;
if (stayed > 0) console.warn(`${stayed} demo provider(s) could not go offline`);
process.exit(0);

function stopped(): Promise<void> {
  return new Promise((resolve) => stop.signal.addEventListener('abort', () => resolve(), { once: true }));
}
