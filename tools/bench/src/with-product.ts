import { type OwnProduct, type SettingsOf, startOwnProduct } from '@rotadas/load/product/own-product';
import type { RowContext } from './row.ts';

/** Nothing that was measured may be swept away meanwhile, seconds. */
const LATER = '86400';

let current: OwnProduct | undefined;

/** Does `work` with a product of its own and stops that afterwards, whatever came of it. */
export async function withProduct<Result>(
  { log, profiles }: RowContext,
  work: (product: OwnProduct) => Promise<Result>,
  settingsOf: SettingsOf = () => ({}),
): Promise<Result> {
  current = await startOwnProduct(log, (service) => ({
    STALE_AFTER: LATER,
    SWEEP_EVERY: LATER,
    ...(profiles && { NODE_OPTIONS: profiling(profiles, service) }),
    ...settingsOf(service),
  }));
  try {
    return await work(current);
  } finally {
    await stopCurrent();
  }
}

function profiling(folder: string, service: string): string {
  return `--cpu-prof --cpu-prof-dir=${folder} --cpu-prof-name=${service}-${Date.now()}.cpuprofile`;
}

/** Stops the product that runs at the moment, if any. */
export async function stopCurrent(): Promise<void> {
  const running = current;
  current = undefined;
  await running?.stop();
}
