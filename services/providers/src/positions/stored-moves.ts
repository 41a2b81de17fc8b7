import type { Cell } from '@rotadas/contracts/live/cell';
import { PositionOutcome } from '@rotadas/contracts/providers/position';
import { z } from 'zod';
import { cellIn } from '../presence/marker.js';
import type { Move } from './move.js';

const Answer = z.object({
  outcomes: z.array(PositionOutcome.exclude(['undecided'])),
  previous: z.array(z.string()),
  versions: z.array(z.string()),
});

/** A move, what became of it in Redis, and where it was stored the cell of the position before and the marker's version. */
export interface StoredMove {
  readonly move: Move;
  readonly outcome: z.infer<typeof Answer>['outcomes'][number];
  readonly previousCell: Cell | '';
  readonly version: number;
}

/** Reads the JSON text that Redis answers to `moves`, three lists with an entry for each; throws where it is anything else. */
export function readStored(reply: unknown, moves: readonly Move[]): StoredMove[] {
  const { outcomes, previous, versions } = Answer.parse(JSON.parse(z.string().parse(reply)));
  return moves.map((move, index) => {
    const [outcome, before, version] = [outcomes[index], previous[index], versions[index]];
    if (outcome === undefined || before === undefined || version === undefined)
      throw new RangeError(`${outcomes.length} answers for ${moves.length} moves`);
    return { move, outcome, previousCell: cellIn(before), version: Number(version) };
  });
}
