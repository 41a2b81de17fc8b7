import { z } from 'zod';
import type { Cell } from '@rotadas/contracts/live/cell';
import { PositionOutcome } from '@rotadas/contracts/providers/position';
import { readCell } from '../../markers/store/marker.mapper.js';
import type { Move } from '../domain/move.js';

const Answer = z.object({
  outcomes: z.array(PositionOutcome.exclude(['undecided'])),
  previous: z.array(z.string()),
  versions: z.array(z.string()),
});

/** A move and what became of it in Redis; `undecided` where that could not be reached. */
export interface StoredMove {
  readonly move: Move;
  readonly outcome: PositionOutcome;
  /** The cell of the position before; null where there was none. */
  readonly previousCell: Cell | null;
  /** The version that the move was written as. */
  readonly version: number;
}

/**
 * Reads the JSON text that Redis answers to `moves`, three lists with an entry for each; throws
 * where it is not that.
 */
export function readStored(reply: unknown, moves: readonly Move[]): StoredMove[] {
  const { outcomes, previous, versions } = Answer.parse(JSON.parse(z.string().parse(reply)));
  return moves.map((move, index) => {
    const [outcome, before, version] = [outcomes[index], previous[index], versions[index]];
    if (outcome === undefined || before === undefined || version === undefined)
      throw new RangeError(`${outcomes.length} answers for ${moves.length} moves`);
    return { move, outcome, previousCell: readCell(before), version: Number(version) };
  });
}
