import type { Cell } from '@rotadas/contracts/live/cell';
import type { CellLeave, CellMove, VersionedProvider } from '@rotadas/contracts/live/cell-change';

/** What became of a step: applied, older than what is known, or of an unknown provider. */
export type MoveOutcome = 'moved' | 'outdated' | 'unknown';

/** Somebody in a mirror. */
export interface Mirrored {
  readonly id: number;
  /** The mirror's count of changes when this one last changed. */
  readonly stamp: number;
}

/** A copy of who is online that a feed keeps up to date. Older news than known change nothing. */
export interface Mirror<Kept extends Mirrored = Mirrored> {
  /** Counts changes. */
  readonly stamp: number;
  everybody(): Iterable<Kept>;
  inCell(cell: Cell): Iterable<Kept>;
  put(provider: VersionedProvider): void;
  move(cell: Cell, move: CellMove): MoveOutcome;
  /** Removes a provider that left `cell`, unless it is in another cell that is mirrored too. */
  leave(cell: Cell, leave: CellLeave, isMirrored: (cell: Cell) => boolean): void;
  /** Removes a provider so that it may return. */
  remove(provider: Kept): void;
}
