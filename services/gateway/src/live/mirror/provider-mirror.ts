import { Injectable } from '@nestjs/common';
import type { Cell } from '@rotadas/contracts/live/cell';
import type { VersionedProvider } from '@rotadas/contracts/live/cell-change';
import { SetMultimap } from '@rotadas/service-kit/collections/set-multimap';
import { VersionedMirror } from '@rotadas/service-kit/live/versioned-mirror';
import { MirroredProvider, type ContentChange, type LivePrecision } from './mirrored-provider.js';

/** Mirrors the cells in view and collects the changes between two ticks. */
@Injectable()
export class ProviderMirror extends VersionedMirror<MirroredProvider> {
  private changes = this.newChanges();
  /** Revision of the last change to the set of providers or their content. */
  membershipRevision = 0;

  private onFirstChange = () => {};

  /** Called at the first change after `takeChanges`. */
  notify(listener: () => void): void {
    this.onFirstChange = listener;
  }

  override put(provider: VersionedProvider): void {
    const before = this.revision;
    super.put(provider);
    if (this.revision !== before) this.membershipRevision = this.revision;
  }

  /** `arrivedAt`: arrival of the first move at a gateway, epoch ms. */
  addArrival(cell: Cell, arrivedAt: number): void {
    this.changes.addArrival(cell, arrivedAt);
  }

  takeChanges(): ChangeSet {
    const taken = this.changes;
    this.changes = this.newChanges();
    return taken;
  }

  protected override create(provider: VersionedProvider, cell: Cell): MirroredProvider {
    return new MirroredProvider(provider, cell);
  }

  protected override updateContent(known: MirroredProvider, provider: VersionedProvider): boolean {
    const changed = known.updateContent(provider);
    if (Object.keys(changed).length === 0) return false;
    this.changes.addContent(known.id, changed);
    return true;
  }

  protected override onChange(cell: Cell, id: number): void {
    if (this.changes.isEmpty) this.onFirstChange();
    this.changes.add(cell, id);
  }

  protected override onRemove(): void {
    this.membershipRevision = this.revision;
  }

  private newChanges(): ChangeSet {
    return new ChangeSet((id) => this.get(id));
  }
}

export interface Change {
  readonly id: number;
  /** The provider at the tick, possibly in another cell; undefined if it is no longer mirrored. */
  readonly provider: MirroredProvider | undefined;
  /**
   * The upsert for viewers that show it already, with a comma; empty without a provider. It is
   * encoded once, because every view joins it.
   */
  readonly bytes: Buffer;
}

const NO_BYTES = Buffer.alloc(0);

export class ChangeSet {
  private readonly cells = new SetMultimap<Cell, number>();
  /** Many views show the same cells. */
  private readonly byCell: Readonly<Record<LivePrecision, Map<Cell, readonly Change[]>>> = {
    exact: new Map(),
    anonymous: new Map(),
  };
  private readonly arrivals = new Map<Cell, number>();
  private readonly contents = new Map<number, ContentChange>();

  constructor(private readonly find: (id: number) => MirroredProvider | undefined) {}

  get isEmpty(): boolean {
    return this.cells.size === 0;
  }

  add(cell: Cell, id: number): void {
    this.cells.add(cell, id);
  }

  addArrival(cell: Cell, arrivedAt: number): void {
    if (this.cells.has(cell)) this.arrivals.set(cell, Math.min(arrivedAt, this.getArrival(cell)));
  }

  /** Infinity if it is unknown. */
  getArrival(cell: Cell): number {
    return this.arrivals.get(cell) ?? Number.POSITIVE_INFINITY;
  }

  addContent(id: number, changed: ContentChange): void {
    this.contents.set(id, { ...this.contents.get(id), ...changed });
  }

  getContent(id: number): ContentChange | undefined {
    return this.contents.get(id);
  }

  /** Call it after the last change of the tick. */
  inCell(cell: Cell, precision: LivePrecision): readonly Change[] {
    const known = this.byCell[precision].get(cell);
    if (known) return known;
    const found = Array.from(this.cells.get(cell), (id) => this.toChange(id, precision));
    this.byCell[precision].set(cell, found);
    return found;
  }

  has(cell: Cell): boolean {
    return this.cells.has(cell);
  }

  changedCells(): Iterable<Cell> {
    return this.cells.keys();
  }

  private toChange(id: number, precision: LivePrecision): Change {
    const provider = this.find(id);
    if (!provider) return { id, provider, bytes: NO_BYTES };
    return { id, provider, bytes: Buffer.from(`${provider.changedJson(this.getContent(id), precision)},`) };
  }
}
