import { type OwnProduct, type SettingsOf, startOwnProduct } from '@rotadas/load/product/own-product';
import type { RowContext } from './row.ts';

/** Nothing that was measured may be swept away meanwhile, seconds. */
const LATER = '86400';

const running = new Set<OwnProduct>();

/** Does `work` with a product of its own and stops that afterwards, whatever came of it. */
export async function withProduct<Result>(
  { log, profiles }: RowContext,
  work: (product: OwnProduct) => Promise<Result>,
  settingsOf: SettingsOf = () => ({}),
): Promise<Result> {
  const product = await startOwnProduct(log, (service) => ({
    STALE_AFTER: LATER,
    SWEEP_EVERY: LATER,
    ...(profiles && { NODE_OPTIONS: profiling(profiles, service) }),
    ...settingsOf(service),
  }));
  running.add(product);
  try {
    return await work(product);
  } finally {
    await stop(product);
  }
}

function profiling(folder: string, service: string): string {
  return `--cpu-prof --cpu-prof-dir=${folder} --cpu-prof-name=${service}-${Date.now()}.cpuprofile`;
}

/** Stops the products that run at the moment. */
export async function stopRunning(): Promise<void> {
  await Promise.all([...running].map(stop));
}

async function stop(product: OwnProduct): Promise<void> {
  running.delete(product);
  await product.stop();
}
