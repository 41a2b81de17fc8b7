import type { FullConfig } from '@playwright/test';
import { onStopSignal } from '../../tools/start/src/processes/stop-signal.ts';
import { type OwnProduct, startOwnProduct } from './start-product.ts';

/** Starts a product for each worker, so that none sees what another's tests do, and stops them at the end. */
export default async function startOnce({ workers }: FullConfig): Promise<() => Promise<void>> {
  const started = await Promise.allSettled(
    Array.from({ length: workers }, (_, worker) => startOwnProduct(`e2e-${worker}`)),
  );
  const products = started.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const stop = () => stopAll(products);
  onStopSignal(stop); // Playwright itself would end by a SIGTERM at once and leave them running
  const failed = started.find((start) => start.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  process.env['ROTADAS_PRODUCTS'] = JSON.stringify(
    products.map(({ url, authEmulator }) => ({ url, authEmulator })),
  );
  return stop;
}

async function stopAll(products: readonly OwnProduct[]): Promise<void> {
  await Promise.all(products.map((product) => product.stop()));
}
