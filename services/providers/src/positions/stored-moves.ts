import { PositionOutcome } from '@rotadas/contracts/providers/position';
import { z } from 'zod';
import type { Move } from './move.js';

const Answer = z
  .tuple([PositionOutcome.exclude(['undecided']), z.string(), z.string()])
  .transform(([outcome, listedIn, version]) => ({ outcome, listedIn, version: Number(version) }));

const Answers = z.array(Answer);

/** A move, what became of it in Redis, and where it was stored the cell that lists it so far and the marker's version. */
export interface StoredMove extends z.infer<typeof Answer> {
  readonly move: Move;
}

/** Reads the JSON text that Redis answers to `moves`, a list for each; throws where it is anything else. */
export function readStored(reply: unknown, moves: readonly Move[]): StoredMove[] {
  const answers = Answers.parse(JSON.parse(z.string().parse(reply)));
  return moves.map((move, index) => {
    const answer = answers[index];
    if (!answer) throw new RangeError(`${answers.length} answers for ${moves.length} moves`);
    return { move, ...answer };
  });
}
