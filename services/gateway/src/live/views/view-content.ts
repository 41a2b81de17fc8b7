import type { Cell } from '@rotadas/contracts/live/cell';
import type { LivePrecision, MirroredProvider } from '../mirror/mirrored-provider.js';
import type { ChangeSet, ProviderMirror } from '../mirror/provider-mirror.js';

/** The frames of a view: single providers, or clusters. */
export interface ViewContent {
  /** Arrival of the first position of the last frame at a gateway; Infinity if unknown. */
  readonly arrivedAt: number;
  /** Whether the number of providers demands the other content. */
  mustSwitch(): boolean;
  /** The whole content without the `hidden` providers. */
  frame(hidden: ReadonlySet<number>): Buffer;
  /** Undefined if there is nothing to send. */
  tick(changes: ChangeSet, now: number): Buffer | undefined;
  /**
   * `frame`, which the tick has just returned, without the `hidden` providers; undefined if nothing
   * is left.
   */
  withoutHidden(frame: Buffer, hidden: ReadonlySet<number>): Buffer | undefined;
}

export interface ViewSource {
  readonly mirror: ProviderMirror;
  readonly precision: LivePrecision;
  /** Undefined if the view covers all cells. */
  readonly cells: ReadonlySet<Cell> | undefined;
  candidates(): Iterable<MirroredProvider>;
}
