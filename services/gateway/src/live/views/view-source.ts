import type { Cell } from '@rotadas/contracts/live/cell';
import type { Changes } from '../mirror/changes.js';
import type { MirroredProvider, Precision } from '../mirror/mirrored-provider.js';
import type { ProviderMirror } from '../mirror/provider-mirror.js';

/** Where a view reads which providers it shows. */
export interface ViewSource {
  readonly mirror: ProviderMirror;
  readonly precision: Precision;
  /** The cells of the view; undefined means all. */
  readonly cells: ReadonlySet<Cell> | undefined;
  /** Everybody who is near enough to be in view. */
  candidates(): Iterable<MirroredProvider>;
}

/** The cells of the source in which something changed. */
export function changedCells({ cells }: ViewSource, changes: Changes): Iterable<Cell> {
  return cells ?? changes.changedCells();
}
