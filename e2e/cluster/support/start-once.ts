import { INTERRUPTED, onStopSignal } from '@rotadas/servers/processes/stop-signal';
import { takeOrders } from './control.ts';
import { startCluster } from './start-cluster.ts';

export default async function startOnce(): Promise<() => Promise<void>> {
  const product = await startCluster('cluster');
  const endOrders = await takeOrders(product);
  process.env['ROTADAS_URL'] = product.url;
  process.env['ROTADAS_AUTH_EMULATOR'] = product.authEmulator;
  const stop = () => {
    endOrders();
    return product.stop();
  };
  onStopSignal(stop, { exitCode: INTERRUPTED });
  return stop;
}
