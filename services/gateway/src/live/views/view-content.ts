import type { Cell } from '@rotadas/contracts/live/cell';
import type { LivePrecision, MirroredProvider } from '../mirror/mirrored-provider.js';
import type { ChangeSet, ProviderMirror } from '../mirror/provider-mirror.js';

/** The frames of a view: single providers, or clusters. */
export interface ViewContent {
  /** Arrival of the first position of the last frame at a gateway; Infinity if unknown. */
  readonly arrivedAt: number;
  /** Whether the number of providers demands the other content. */
  mustSwitch(): boolean;
  /** The whole content. */
  frame(): Buffer;
  /** Undefined if there is nothing to send. */
  tick(changes: ChangeSet, now: number): Buffer | undefined;
}

export interface ViewSource {
  readonly mirror: ProviderMirror;
  readonly precision: LivePrecision;
  /** Undefined if the view covers all cells. */
  readonly cells: ReadonlySet<Cell> | undefined;
  candidates(): Iterable<MirroredProvider>;
}
