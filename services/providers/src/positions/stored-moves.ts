import { PositionOutcome } from '@rotadas/contracts/providers/position';
import { z } from 'zod';
import type { Move } from './move.js';

const Answer = z.object({
  outcomes: z.array(PositionOutcome.exclude(['undecided'])),
  listedIn: z.array(z.string()),
  versions: z.array(z.string()),
});

/** A move, what became of it in Redis, and where it was stored the cell that lists it so far and the marker's version. */
export interface StoredMove {
  readonly move: Move;
  readonly outcome: z.infer<typeof Answer>['outcomes'][number];
  readonly listedIn: string;
  readonly version: number;
}

/** Reads the JSON text that Redis answers to `moves`, three lists with an entry for each; throws where it is anything else. */
export function readStored(reply: unknown, moves: readonly Move[]): StoredMove[] {
  const { outcomes, listedIn, versions } = Answer.parse(JSON.parse(z.string().parse(reply)));
  return moves.map((move, index) => {
    const [outcome, cell, version] = [outcomes[index], listedIn[index], versions[index]];
    if (outcome === undefined || cell === undefined || version === undefined)
      throw new RangeError(`${outcomes.length} answers for ${moves.length} moves`);
    return { move, outcome, listedIn: cell, version: Number(version) };
  });
}
