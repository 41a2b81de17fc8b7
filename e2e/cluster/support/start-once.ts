import { INTERRUPTED, onStopSignal } from '@rotadas/servers/processes/stop-signal';
import { makeAdminAccount } from '../../support/signed-in.ts';
import { startControlServer } from './control.ts';
import { startCluster } from './start-cluster.ts';

export default async function startOnce(): Promise<() => Promise<void>> {
  const product = await startCluster('cluster');
  await makeAdminAccount(product);
  const closeControl = await startControlServer(product);
  process.env['ROTADAS_URL'] = product.url;
  process.env['ROTADAS_AUTH_EMULATOR'] = product.authEmulator;
  const stop = () => {
    closeControl();
    return product.stop();
  };
  onStopSignal(stop, { exitCode: INTERRUPTED });
  return stop;
}
