import { INTERRUPTED, onStopSignal } from '@rotadas/servers/processes/stop-signal';
import { startOwnProduct } from './start-product.ts';

export default async function startOnce(): Promise<() => Promise<void>> {
  const product = await startOwnProduct('e2e');
  process.env['ROTADAS_URL'] = product.url;
  process.env['ROTADAS_AUTH_EMULATOR'] = product.authEmulator;
  const stop = () => product.stop();
  // On SIGTERM Playwright exits and would leave the product running.
  onStopSignal(stop, { exitCode: INTERRUPTED });
  return stop;
}
