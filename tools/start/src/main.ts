import { onStopSignal } from '@rotadas/servers/processes/stop-signal';
import { demoAccountLines } from './product/demo.ts';
import { startProduct, type Product } from './product.ts';
import { readLauncherEnv } from './settings/env.ts';

const log = (line: string): void => console.log(line);
let product: Product | undefined;

onStopSignal(async () => {
  log('Stopping ...');
  await product?.stop();
});

try {
  const settings = readLauncherEnv();
  log('Starting Rotadaş ...');
  product = await startProduct({ settings, log });
  if (settings.FIREBASE_PROJECT_ID === undefined) (await demoAccountLines()).forEach(log);
  log(`Rotadaş is ready: ${product.url}`);
  const reason = await product.givenUp;
  log(`${reason}. Rotadaş cannot run without it and stops.`);
  await product.stop();
  process.exit(1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
