import { PositionOutcome } from '@rotadas/contracts/providers/position';
import { z } from 'zod';
import type { Move } from './move.js';

/** How many values Redis answers for each move. */
const VALUES = 3;

const Answer = z
  .tuple([PositionOutcome.exclude(['undecided']), z.string(), z.string()])
  .transform(([outcome, previousCell, version]) => ({ outcome, previousCell, version: Number(version) }));

/** A move, what became of it in Redis, and where it was stored the cell before and the marker's version. */
export interface StoredMove extends z.infer<typeof Answer> {
  readonly move: Move;
}

/** Reads the flat list that Redis answers to `moves`. */
export function readStored(reply: unknown, moves: readonly Move[]): StoredMove[] {
  const values = z
    .array(z.string())
    .length(moves.length * VALUES)
    .parse(reply);
  return moves.map((move, index) => ({
    move,
    ...Answer.parse(values.slice(index * VALUES, (index + 1) * VALUES)),
  }));
}
