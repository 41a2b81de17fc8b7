import { PositionOutcome } from '@rotadas/contracts/providers/position';
import { z } from 'zod';

/** What Redis answers to a position: what became of it, and the cell before where it was stored. */
export const StoredPosition = z
  .tuple([PositionOutcome, z.string()])
  .transform(([outcome, previousCell]) => ({ outcome, previousCell }));
export type StoredPosition = z.infer<typeof StoredPosition>;
