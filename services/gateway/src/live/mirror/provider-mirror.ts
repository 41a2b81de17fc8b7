import { type Cell, cellOf } from '@rotadas/contracts/live/cell';
import type { CellLeave, CellMove, VersionedProvider } from '@rotadas/contracts/live/cell-change';
import { Changes } from './changes.js';
import { MirroredProvider } from './mirrored-provider.js';
import { Tombstones } from './tombstones.js';

/** What became of a step: taken over, older than what is known, or of somebody who is not known. */
export type MoveOutcome = 'moved' | 'outdated' | 'unknown';

/**
 * The gateway's copy of who is where, for the cells that somebody looks at. News older than what is
 * known changes nothing.
 */
export class ProviderMirror {
  private readonly providers = new Map<number, MirroredProvider>();
  private readonly cells = new Map<Cell, Map<number, MirroredProvider>>();
  private readonly tombstones: Tombstones;
  private changes = new Changes();
  /** Counts changes. */
  stamp = 0;
  /** The count of changes when somebody last came, went or showed something new. */
  structuralStamp = 0;

  /** @param onChange called at the first change after a tick */
  constructor(
    private readonly onChange: () => void,
    now: () => number = Date.now,
  ) {
    this.tombstones = new Tombstones(now);
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
    return this.cells.get(cell)?.values() ?? [];
  }

  /** The cells in which somebody is. */
  occupiedCells(): Iterable<Cell> {
    return this.cells.keys();
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

  /**
   * Takes away who left `cell`; who went to another cell that is mirrored too will be told of
   * there.
   */
  leave(cell: Cell, { id, version, to }: CellLeave, isMirrored: (cell: Cell) => boolean): void {
    if (to !== null && isMirrored(to)) return;
    const known = this.providers.get(id);
    if (known && known.version <= version && (to === null || known.cell === cell)) this.remove(known);
    this.tombstones.add(id, version);
  }

  /** Forgets somebody at once, without a reason to refuse its return. */
  remove(provider: MirroredProvider): void {
    this.changing();
    this.changes.note(provider.cell, provider.id);
    this.stamp += 1;
    this.structuralStamp = this.stamp;
    this.providers.delete(provider.id);
    this.forgetIn(provider);
  }

  /** Takes away whose offers are over. */
  expire(now: number): void {
    for (const provider of this.providers.values()) {
      if (provider.endsAt === null || provider.endsAt > now) continue;
      this.tombstones.add(provider.id, provider.version + 1);
      this.remove(provider);
    }
  }

  /** What changed since it was last asked. */
  takeChanges(): Changes {
    const taken = this.changes;
    this.changes = new Changes();
    return taken;
  }

  /**
   * Takes over what of `provider` is newer: what it shows may come later than a step that was made
   * after it.
   */
  private update(known: MirroredProvider, provider: VersionedProvider): void {
    const changed = known.relabel(provider);
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
    this.enterCell(provider);
  }

  private enterCell(provider: MirroredProvider): void {
    this.stamp += 1;
    provider.stamp = this.stamp;
    this.changes.note(provider.cell, provider.id);
    const inhabitants = this.cells.get(provider.cell);
    if (inhabitants) inhabitants.set(provider.id, provider);
    else this.cells.set(provider.cell, new Map([[provider.id, provider]]));
  }

  private leaveCell(provider: MirroredProvider, next: Cell): void {
    if (provider.cell === next) return;
    this.changes.note(provider.cell, provider.id);
    this.forgetIn(provider);
  }

  private forgetIn({ cell, id }: MirroredProvider): void {
    const inhabitants = this.cells.get(cell);
    inhabitants?.delete(id);
    if (inhabitants?.size === 0) this.cells.delete(cell);
  }

  private changing(): void {
    if (this.changes.isEmpty) this.onChange();
  }
}
