import { setTimeout as delay } from 'node:timers/promises';
import type { Online } from '@rotadas/load/fleet/steps-online';
import { OPENING } from '@rotadas/load/clients/live-socket';
import { inParallel } from '@rotadas/load/fleet/in-parallel';
import { Pump } from './pump.ts';

/** After the end so long at most for the last acknowledgements, ms. */
const ANSWER_LIMIT_MS = 10_000;

/** Connects a pump for each provider. */
export function connectPumps(apiUrl: string, online: readonly Online[]): Promise<Pump[]> {
  return inParallel(online, OPENING, (provider) => Pump.connect(apiUrl, provider));
}

/** How many positions were acknowledged so far. */
export function acknowledgedBy(pumps: readonly Pump[]): number {
  return pumps.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
}

/** How pumps are run. */
export interface Pumping {
  /** How many positions each keeps on their way. */
  readonly window: number;
  readonly seconds: number;
}

/**
 * Runs all pumps and answers how many positions were acknowledged a second; a refused one is a
 * failure.
 */
export async function pumpPositions(pumps: readonly Pump[], { window, seconds }: Pumping): Promise<number> {
  const before = acknowledgedBy(pumps);
  const startedAt = performance.now();
  for (const pump of pumps) pump.run(window);
  await delay(seconds * 1_000);
  const reached = (acknowledgedBy(pumps) - before) / ((performance.now() - startedAt) / 1_000);
  for (const pump of pumps) pump.rest();
  const limit = performance.now() + ANSWER_LIMIT_MS;
  while (pumps.some(({ isWaiting }) => isWaiting) && performance.now() < limit) await delay(10);
  const failed = pumps.find(({ failure }) => failure !== undefined);
  if (failed) throw new Error(`not every position was stored: ${failed.failure}`);
  if (pumps.some(({ isWaiting }) => isWaiting)) throw new Error('positions were never acknowledged');
  return reached;
}
