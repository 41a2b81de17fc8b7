import { type Cell, cellOf } from '@rotadas/contracts/live/cell';
import type { CellLeave, CellMove, VersionedProvider } from '@rotadas/contracts/live/cell-change';
import { CellIndex } from '@rotadas/service-kit/live/cell-index';
import { EndTimes } from '@rotadas/service-kit/live/end-times';
import type { Mirror, MoveOutcome } from '@rotadas/service-kit/live/mirror';
import { Tombstones } from '@rotadas/service-kit/live/tombstones';
import { Changes } from './changes.js';
import { MirroredProvider } from './mirrored-provider.js';

/**
 * The gateway's copy of who is where in the cells in view. Older news than known changes nothing.
 */
export class ProviderMirror implements Mirror<MirroredProvider> {
  private readonly providers = new Map<number, MirroredProvider>();
  private readonly cells = new CellIndex<MirroredProvider>();
  private readonly ends = new EndTimes<MirroredProvider>(({ endsAt }) => endsAt);
  private readonly tombstones: Tombstones;
  private changes = this.newChanges();
  /** Counts changes. */
  stamp = 0;
  /** The count of changes when a provider last came, went or changed its label. */
  structuralStamp = 0;

  private onChange = () => {};

  constructor(now: () => number = Date.now) {
    this.tombstones = new Tombstones(now);
  }

  /** Calls `listener` at the first change after `takeChanges`. */
  notify(listener: () => void): void {
    this.onChange = listener;
  }

  get size(): number {
    return this.providers.size;
  }

  get(id: number): MirroredProvider | undefined {
    return this.providers.get(id);
  }

  /** Everybody. */
  everybody(): Iterable<MirroredProvider> {
    return this.providers.values();
  }

  /** Everybody in a cell. */
  inCell(cell: Cell): Iterable<MirroredProvider> {
    return this.cells.in(cell);
  }

  /** The cells in which somebody is. */
  occupiedCells(): Iterable<Cell> {
    return this.cells.occupied();
  }

  put(provider: VersionedProvider): void {
    const known = this.providers.get(provider.id);
    if (known) return this.update(known, provider);
    if (this.tombstones.covers(provider.id, provider.version)) return;
    this.changing();
    this.add(new MirroredProvider(provider, cellOf(provider)));
    this.structuralStamp = this.stamp;
  }

  move(cell: Cell, move: CellMove): MoveOutcome {
    const known = this.providers.get(move.id);
    if (!known) return this.tombstones.covers(move.id, move.version) ? 'outdated' : 'unknown';
    if (known.version >= move.version) return 'outdated';
    this.changing();
    this.step(known, move, cell);
    this.enterCell(known);
    return 'moved';
  }

  /** Removes a provider that left `cell`, unless it is in another cell that is mirrored too. */
  leave(cell: Cell, { id, version, to }: CellLeave, isMirrored: (cell: Cell) => boolean): void {
    if (to !== null && isMirrored(to)) return;
    const known = this.providers.get(id);
    if (known && known.version <= version && (to === null || known.cell === cell)) this.remove(known);
    this.tombstones.add(id, version);
  }

  /** Removes a provider without a tombstone, so that it may return. */
  remove(provider: MirroredProvider): void {
    this.changing();
    this.changes.note(provider.cell, provider.id);
    this.stamp += 1;
    this.structuralStamp = this.stamp;
    this.providers.delete(provider.id);
    this.cells.remove(provider);
    this.ends.remove(provider);
  }

  /** Removes providers whose offers are over. */
  expire(now: number): void {
    for (const provider of this.ends.over(now)) {
      this.tombstones.add(provider.id, provider.version + 1);
      this.remove(provider);
    }
  }

  /** Notes when the first of the moves that changed a cell arrived at a gateway, epoch ms. */
  noteArrival(cell: Cell, arrivedAt: number): void {
    this.changes.noteArrival(cell, arrivedAt);
  }

  /** What changed since it was last asked. */
  takeChanges(): Changes {
    const taken = this.changes;
    this.changes = this.newChanges();
    return taken;
  }

  /** Applies what of `provider` is newer: its label may arrive after a step that was made later. */
  private update(known: MirroredProvider, provider: VersionedProvider): void {
    this.ends.remove(known);
    const changed = known.relabel(provider);
    this.ends.add(known);
    const isStep = known.version < provider.version;
    if (!isStep && Object.keys(changed).length === 0) return;
    this.changing();
    if (isStep) this.step(known, provider, cellOf(provider));
    this.changes.noteLabel(known.id, changed);
    this.enterCell(known);
    this.structuralStamp = this.stamp;
  }

  private step(known: MirroredProvider, to: CellMove, cell: Cell): void {
    this.leaveCell(known, cell);
    known.move(to, cell);
  }

  private add(provider: MirroredProvider): void {
    this.providers.set(provider.id, provider);
    this.ends.add(provider);
    this.enterCell(provider);
  }

  private enterCell(provider: MirroredProvider): void {
    this.stamp += 1;
    provider.stamp = this.stamp;
    this.changes.note(provider.cell, provider.id);
    this.cells.add(provider);
  }

  private leaveCell(provider: MirroredProvider, next: Cell): void {
    if (provider.cell === next) return;
    this.changes.note(provider.cell, provider.id);
    this.cells.remove(provider);
  }

  private newChanges(): Changes {
    return new Changes((id) => this.providers.get(id));
  }

  private changing(): void {
    if (this.changes.isEmpty) this.onChange();
  }
}
