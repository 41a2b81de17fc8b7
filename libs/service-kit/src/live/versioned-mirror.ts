import { LRUCache } from 'lru-cache';
import { type Cell, toCell } from '@rotadas/contracts/live/cell';
import type { CellExit, CellMove, VersionedProvider } from '@rotadas/contracts/live/cell-change';
import { SetMultimap } from '../collections/set-multimap.js';

export type MoveOutcome = 'moved' | 'outdated' | 'unknown';

/** How long a removal is remembered, ms: longer than late messages take. */
const TOMBSTONE_MS = 15_000;

const TOMBSTONES_MAX = 100_000;

export interface Mirrored {
  readonly id: number;
  /** Version of the newest position. */
  readonly version: number;
  readonly cell: Cell;
  /** Epoch ms; null if it never ends. */
  readonly endsAt: number | null;
  /** The mirror's `revision` at the last change. */
  revision: number;
  move(move: CellMove, cell: Cell): void;
}

/** A mirror of the online providers. Messages may arrive in any order and repeatedly. */
export abstract class VersionedMirror<Provider extends Mirrored = Mirrored> {
  revision = 0;
  private readonly providers = new Map<number, Provider>();
  private readonly cells = new SetMultimap<Cell, Provider>();
  /** Version at which each provider was removed. An older message must not restore the provider. */
  private readonly tombstones = new LRUCache<number, number>({
    max: TOMBSTONES_MAX,
    ttl: TOMBSTONE_MS,
    ttlResolution: 1_000,
  });

  protected abstract create(provider: VersionedProvider, cell: Cell): Provider;

  /** Returns whether anything changed. `isMove`: the position is newer too and applied next. */
  protected abstract updateContent(known: Provider, provider: VersionedProvider, isMove: boolean): boolean;

  /** Called for each cell in which a provider changed or that it left. */
  protected abstract onChange(cell: Cell, id: number): void;

  protected abstract onRemove(provider: Provider): void;

  get size(): number {
    return this.providers.size;
  }

  get(id: number): Provider | undefined {
    return this.providers.get(id);
  }

  all(): Iterable<Provider> {
    return this.providers.values();
  }

  inCell(cell: Cell): Iterable<Provider> {
    return this.cells.get(cell);
  }

  occupiedCells(): Iterable<Cell> {
    return this.cells.keys();
  }

  put(provider: VersionedProvider): void {
    const known = this.providers.get(provider.id);
    if (known) return this.update(known, provider);
    if (this.isRemoved(provider)) return;
    const added = this.create(provider, toCell(provider));
    this.providers.set(added.id, added);
    this.enterCell(added);
  }

  move(cell: Cell, move: CellMove): MoveOutcome {
    const known = this.providers.get(move.id);
    if (!known) return this.isRemoved(move) ? 'outdated' : 'unknown';
    if (known.version >= move.version) return 'outdated';
    this.step(known, move, cell);
    this.enterCell(known);
    return 'moved';
  }

  /** Removes a provider that left `cell`, unless its new cell is mirrored too. */
  exit(cell: Cell, { id, version, to }: CellExit, isMirrored: (cell: Cell) => boolean): void {
    if (to !== null && isMirrored(to)) return;
    const known = this.providers.get(id);
    if (known && known.version <= version && (to === null || known.cell === cell)) this.remove(known);
    this.addTombstone(id, version);
  }

  /** Leaves no tombstone, so that the provider may return. */
  remove(provider: Provider): void {
    this.revision += 1;
    this.providers.delete(provider.id);
    this.leaveCell(provider);
    this.onRemove(provider);
  }

  /** Removes providers whose offers ended by `now`, epoch ms. Scans all: 0.2 ms for 100,000. */
  expire(now: number): void {
    for (const provider of this.providers.values()) {
      if (provider.endsAt === null || provider.endsAt > now) continue;
      this.addTombstone(provider.id, provider.version + 1);
      this.remove(provider);
    }
  }

  private update(known: Provider, provider: VersionedProvider): void {
    const isMove = known.version < provider.version;
    const isContentChanged = this.updateContent(known, provider, isMove);
    if (!isMove && !isContentChanged) return;
    if (isMove) this.step(known, provider, toCell(provider));
    this.enterCell(known);
  }

  private step(known: Provider, move: CellMove, cell: Cell): void {
    if (known.cell !== cell) this.leaveCell(known);
    known.move(move, cell);
  }

  private enterCell(provider: Provider): void {
    this.revision += 1;
    provider.revision = this.revision;
    this.cells.add(provider.cell, provider);
    this.onChange(provider.cell, provider.id);
  }

  private leaveCell(provider: Provider): void {
    this.cells.delete(provider.cell, provider);
    this.onChange(provider.cell, provider.id);
  }

  private addTombstone(id: number, version: number): void {
    if (this.removedAt(id) < version) this.tombstones.set(id, version);
  }

  /** Entering a cell and leaving another have the same version. */
  private isRemoved({ id, version }: { readonly id: number; readonly version: number }): boolean {
    return version < this.removedAt(id);
  }

  private removedAt(id: number): number {
    return this.tombstones.get(id) ?? 0;
  }
}
