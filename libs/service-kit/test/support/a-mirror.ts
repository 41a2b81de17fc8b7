import type { Cell } from '@rotadas/contracts/live/cell';
import type { CellMove, VersionedProvider } from '@rotadas/contracts/live/cell-change';
import { type Mirrored, VersionedMirror } from '../../src/live/versioned-mirror.js';
import { anActiveProvider } from '../../src/testing/an-active-provider.js';

class AProvider implements Mirrored {
  revision = 0;

  constructor(
    private provider: VersionedProvider,
    public cell: Cell,
    private contentVersion = provider.version,
  ) {}

  get id() {
    return this.provider.id;
  }
  get version() {
    return this.provider.version;
  }
  get endsAt() {
    return this.provider.endsAt;
  }
  get latitude() {
    return this.provider.latitude;
  }
  get phone() {
    return this.provider.phone;
  }

  move({ latitude, longitude, at, version }: CellMove, cell: Cell): void {
    this.provider = { ...this.provider, latitude, longitude, at, version };
    this.cell = cell;
  }

  updateContent({ version, phone, endsAt }: VersionedProvider): boolean {
    if (version <= this.contentVersion) return false;
    this.contentVersion = version;
    const isChanged = phone !== this.phone || endsAt !== this.endsAt;
    this.provider = { ...this.provider, phone, endsAt };
    return isChanged;
  }
}

/** A mirror that records the cells in which something changed, and the removed providers. */
export class AMirror extends VersionedMirror<AProvider> {
  readonly changed: Cell[] = [];
  readonly removed: number[] = [];

  protected override create(provider: VersionedProvider, cell: Cell): AProvider {
    return new AProvider(provider, cell);
  }

  protected override updateContent(known: AProvider, provider: VersionedProvider): boolean {
    return known.updateContent(provider);
  }

  protected override onChange(cell: Cell): void {
    this.changed.push(cell);
  }

  protected override onRemove({ id }: AProvider): void {
    this.removed.push(id);
  }
}

/** Provider 1 in Ankara at version 10. */
export function aVersionedProvider(known: Partial<VersionedProvider> = {}): VersionedProvider {
  return { ...anActiveProvider({ latitude: 39.97, longitude: 32.86 }), version: 10, ...known };
}
