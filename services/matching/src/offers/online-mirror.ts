import { isDeepStrictEqual } from 'node:util';
import type { Cell } from '@rotadas/contracts/live/cell';
import type { CellMove, VersionedProvider } from '@rotadas/contracts/live/cell-change';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { type Mirrored, VersionedMirror } from '@rotadas/service-kit/live/versioned-mirror';
import type { IndexedOffer } from './domain/offer.js';
import type { OfferIndex } from './offer-index.js';

class OnlineProvider implements Mirrored {
  readonly id: number;
  readonly offer: IndexedOffer;
  version: number;
  revision = 0;
  private contentVersion: number;

  constructor(
    private readonly offers: OfferIndex,
    { version, ...provider }: VersionedProvider,
    public cell: Cell,
  ) {
    this.id = provider.id;
    this.version = version;
    this.contentVersion = version;
    this.offer = offers.add(provider);
  }

  get endsAt(): number | null {
    return this.offer.provider.endsAt;
  }

  move(move: CellMove, cell: Cell): void {
    this.version = move.version;
    this.cell = cell;
    this.offers.move(this.offer, move);
  }

  /** Applies newer content, at the known position unless `isMove`; false if nothing changed. */
  updateContent({ version, ...provider }: VersionedProvider, isMove: boolean): boolean {
    if (version <= this.contentVersion) return false;
    this.contentVersion = version;
    const known = this.offer.provider;
    const atKnownPlace = { ...provider, ...toPosition(known) };
    if (isDeepStrictEqual(known, atKnownPlace)) return false;
    this.offers.change(this.offer, isMove ? provider : atKnownPlace);
    return true;
  }
}

export class OnlineMirror extends VersionedMirror<OnlineProvider> {
  constructor(private readonly offers: OfferIndex) {
    super();
  }

  protected override create(provider: VersionedProvider, cell: Cell): OnlineProvider {
    return new OnlineProvider(this.offers, provider, cell);
  }

  protected override updateContent(
    known: OnlineProvider,
    provider: VersionedProvider,
    isMove: boolean,
  ): boolean {
    return known.updateContent(provider, isMove);
  }

  protected override onChange(): void {}

  protected override onRemove({ offer }: OnlineProvider): void {
    this.offers.remove(offer);
  }
}

function toPosition({ latitude, longitude, at }: ActiveProvider) {
  return { latitude, longitude, at };
}
