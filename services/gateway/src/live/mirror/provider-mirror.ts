import type { Cell } from '@rotadas/contracts/live/cell';
import type { VersionedProvider } from '@rotadas/contracts/live/cell-change';
import { VersionedMirror } from '@rotadas/service-kit/live/versioned-mirror';
import { Changes } from './changes.js';
import { MirroredProvider } from './mirrored-provider.js';

/** The gateway's mirror of the cells in view, which notes what changes between two ticks. */
export class ProviderMirror extends VersionedMirror<MirroredProvider> {
  private changes = this.newChanges();
  /** The count of changes when a provider last came, went or changed its label. */
  structuralStamp = 0;

  private onFirstChange = () => {};

  /** Calls `listener` at the first change after `takeChanges`. */
  notify(listener: () => void): void {
    this.onFirstChange = listener;
  }

  override put(provider: VersionedProvider): void {
    const before = this.stamp;
    super.put(provider);
    if (this.stamp !== before) this.structuralStamp = this.stamp;
  }

  override remove(provider: MirroredProvider): void {
    super.remove(provider);
    this.structuralStamp = this.stamp;
  }

  /** Notes when the first of the moves that changed a cell arrived at a gateway, epoch ms. */
  noteArrival(cell: Cell, arrivedAt: number): void {
    this.changes.noteArrival(cell, arrivedAt);
  }

  /** The changes since the last call. */
  takeChanges(): Changes {
    const taken = this.changes;
    this.changes = this.newChanges();
    return taken;
  }

  protected override create(provider: VersionedProvider, cell: Cell): MirroredProvider {
    return new MirroredProvider(provider, cell);
  }

  protected override relabel(known: MirroredProvider, provider: VersionedProvider): boolean {
    const changed = known.relabel(provider);
    if (Object.keys(changed).length === 0) return false;
    this.changes.noteLabel(known.id, changed);
    return true;
  }

  protected override onChange(cell: Cell, id: number): void {
    if (this.changes.isEmpty) this.onFirstChange();
    this.changes.note(cell, id);
  }

  private newChanges(): Changes {
    return new Changes((id) => this.get(id));
  }
}
