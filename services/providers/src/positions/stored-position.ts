import { PositionOutcome } from '@rotadas/contracts/providers/position';
import { z } from 'zod';

/** What Redis answers to a position: what became of it, and where it was stored the cell before and the marker's version. */
export const StoredPosition = z
  .tuple([PositionOutcome.exclude(['undecided']), z.string(), z.string()])
  .transform(([outcome, previousCell, version]) => ({ outcome, previousCell, version: Number(version) }));
export type StoredPosition = z.infer<typeof StoredPosition>;
