import { INTERRUPTED, onStopSignal } from '@rotadas/servers/processes/stop-signal';
import { startTemporaryProduct } from '@rotadas/start/temporary-product';

export default async function startOnce(): Promise<() => Promise<void>> {
  const product = await startTemporaryProduct('e2e');
  process.env['ROTADAS_URL'] = product.url;
  process.env['ROTADAS_AUTH_EMULATOR'] = product.authEmulator;
  const stop = () => product.stop();
  // On SIGTERM Playwright exits and would leave the product running.
  onStopSignal(stop, { exitCode: INTERRUPTED });
  return stop;
}
