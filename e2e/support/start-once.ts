import { INTERRUPTED, onStopSignal } from '@rotadas/servers/processes/stop-signal';
import { startOwnProduct } from './start-product.ts';

/** Starts the product once for all browser tests, and stops it at the end. */
export default async function startOnce(): Promise<() => Promise<void>> {
  const product = await startOwnProduct('e2e');
  process.env['ROTADAS_URL'] = product.url;
  process.env['ROTADAS_AUTH_EMULATOR'] = product.authEmulator;
  const stop = () => product.stop();
  // Playwright itself would end by a SIGTERM at once and leave it running
  onStopSignal(stop, { exitCode: INTERRUPTED });
  return stop;
}
