import { cpuOfChildren } from '../processes/cpu-of-children.ts';
import { acknowledgedBy, pumpPositions } from './pump-positions.ts';
import type { Pump } from './pump.ts';

/** Microseconds of processor time that one position costs all processes together. */
export async function costOfPosition(pumps: readonly Pump[], seconds: number): Promise<number> {
  const before = { cpu: cpuOfChildren(), positions: acknowledgedBy(pumps) };
  await pumpPositions(pumps, { window: 1, seconds });
  const positions = acknowledgedBy(pumps) - before.positions;
  return ((cpuOfChildren() - before.cpu) / positions) * 1e6;
}
