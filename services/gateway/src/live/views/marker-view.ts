import { MARKERS_MAX } from '@rotadas/contracts/live/cluster-grid';
import { NO_USERS } from '../../blocks/hidden-users.js';
import type { MirroredProvider } from '../mirror/mirrored-provider.js';
import type { ChangeSet } from '../mirror/provider-mirror.js';
import type { ViewContent, ViewSource } from './view-content.js';

export class MarkerView implements ViewContent {
  private readonly visible = new Set<number>();
  private snapshot: Buffer | undefined;
  /** The providers of `upsert`, which has their JSON in the same order; both of the last tick. */
  private upsertIds: number[] = [];
  private upsert: Buffer[] = [];
  private remove: number[] = [];
  arrivedAt = Number.POSITIVE_INFINITY;

  constructor(
    private readonly source: ViewSource,
    private readonly isShown: (provider: MirroredProvider) => boolean,
  ) {
    for (const provider of source.candidates()) if (isShown(provider)) this.visible.add(provider.id);
  }

  mustSwitch(): boolean {
    return this.visible.size > MARKERS_MAX;
  }

  frame(hidden: ReadonlySet<number>): Buffer {
    if (this.shows(hidden)) return this.snapshotWithout(hidden);
    this.snapshot ??= this.snapshotWithout(NO_USERS);
    return this.snapshot;
  }

  tick(changes: ChangeSet): Buffer | undefined {
    const { cells, precision } = this.source;
    this.snapshot = undefined; // shared by viewers that join within one tick
    const upsert: Buffer[] = (this.upsert = []);
    const upsertIds: number[] = (this.upsertIds = []);
    const remove: number[] = (this.remove = []);
    this.arrivedAt = Number.POSITIVE_INFINITY;
    for (const cell of cells ?? changes.changedCells()) {
      if (!changes.has(cell)) continue;
      this.arrivedAt = Math.min(this.arrivedAt, changes.getArrival(cell));
      for (const { id, provider, bytes } of changes.inCell(cell, precision)) {
        // A move to another cell of the view is handled there.
        if (provider && provider.cell !== cell && this.contains(provider)) continue;
        const wasShown = this.visible.has(id);
        if (provider && this.isShown(provider)) {
          upsertIds.push(id);
          upsert.push(wasShown ? bytes : Buffer.from(`${provider.json(precision)},`));
          if (!wasShown) this.visible.add(id);
        } else if (wasShown) {
          remove.push(id);
          this.visible.delete(id);
        }
      }
    }
    if (upsert.length === 0 && remove.length === 0) return undefined;
    return deltaFrame(upsert, remove);
  }

  withoutHidden(frame: Buffer, hidden: ReadonlySet<number>): Buffer | undefined {
    const { upsert, upsertIds, remove } = this;
    // A few lookups suffice unless a hidden provider is in the view.
    const shown = this.shows(hidden)
      ? upsert.filter((_, index) => !hidden.has(upsertIds[index] ?? 0))
      : upsert;
    const left = remove.filter((id) => !hidden.has(id));
    const count = shown.length + left.length;
    if (count === upsert.length + remove.length) return frame;
    return count === 0 ? undefined : deltaFrame(shown, left);
  }

  private shows(hidden: ReadonlySet<number>): boolean {
    for (const id of hidden) if (this.visible.has(id)) return true;
    return false;
  }

  private snapshotWithout(hidden: ReadonlySet<number>): Buffer {
    const providers: string[] = [];
    for (const id of this.visible) {
      const provider = hidden.has(id) ? undefined : this.source.mirror.get(id);
      if (provider) providers.push(provider.json(this.source.precision));
    }
    return Buffer.from(`{"type":"snapshot","providers":[${providers.join()}]}`);
  }

  private contains({ cell }: MirroredProvider): boolean {
    return this.source.cells === undefined || this.source.cells.has(cell);
  }
}

const DELTA_HEAD = Buffer.from('{"type":"delta","upsert":[');
const CLOSING_BRACKET = 0x5d;

/** `upsert`: JSON of providers, each with a trailing comma. */
function deltaFrame(upsert: readonly Buffer[], remove: readonly number[]): Buffer {
  if (upsert.length === 0) return Buffer.from(`{"type":"delta","upsert":[],"remove":[${remove.join()}]}`);
  const tail = Buffer.from(`,"remove":[${remove.join()}]}`);
  const frame = Buffer.concat([DELTA_HEAD, ...upsert, tail]);
  frame[frame.length - tail.length - 1] = CLOSING_BRACKET; // in place of the last comma
  return frame;
}
