import { isDeepStrictEqual } from 'node:util';
import { type Cell, cellOf } from '@rotadas/contracts/live/cell';
import type { CellLeave, CellMove, VersionedProvider } from '@rotadas/contracts/live/cell-change';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { CellIndex } from '@rotadas/service-kit/live/cell-index';
import { EndTimes } from '@rotadas/service-kit/live/end-times';
import type { Mirror, Mirrored, MoveOutcome } from '@rotadas/service-kit/live/mirror';
import { Tombstones } from '@rotadas/service-kit/live/tombstones';
import type { KeptOffer, Offer } from './offer.js';
import type { Offers } from './offers.js';

/** A provider that is online, and the version of what is known of it. */
interface OnlineProvider extends Mirrored {
  readonly offer: KeptOffer;
  version: number;
  /** The version at which the label was read: a step carries none and may be of a later one. */
  labelVersion: number;
  stamp: number;
  cell: Cell;
}

/** Keeps the offers of all who are online as the providers service has them. */
export class OnlineMirror implements Mirror<OnlineProvider> {
  stamp = 0;
  private readonly providers = new Map<number, OnlineProvider>();
  private readonly cells = new CellIndex<OnlineProvider>();
  private readonly ends = new EndTimes<OnlineProvider>(({ offer }) => offer.provider.endsAt);
  private readonly tombstones: Tombstones;

  constructor(
    private readonly offers: Offers,
    now: () => number = Date.now,
  ) {
    this.tombstones = new Tombstones(now);
  }

  /** The offer of a user who is online. */
  offerOf(userId: number): Offer | undefined {
    return this.providers.get(userId)?.offer;
  }

  everybody(): Iterable<OnlineProvider> {
    return this.providers.values();
  }

  inCell(cell: Cell): Iterable<OnlineProvider> {
    return this.cells.in(cell);
  }

  put(provider: VersionedProvider): void {
    const { version, ...shown } = provider;
    const known = this.providers.get(provider.id);
    if (known) return this.update(known, shown, version);
    if (this.tombstones.covers(provider.id, version)) return;
    this.stamp += 1;
    const offer = this.offers.add(shown);
    const [{ id }, { stamp }, cell] = [provider, this, cellOf(provider)];
    const added = { id, offer, version, labelVersion: version, stamp, cell };
    this.providers.set(id, added);
    this.cells.add(added);
    this.ends.add(added);
  }

  move(cell: Cell, move: CellMove): MoveOutcome {
    const known = this.providers.get(move.id);
    if (!known) return this.tombstones.covers(move.id, move.version) ? 'outdated' : 'unknown';
    if (known.version >= move.version) return 'outdated';
    this.touch(known, move.version, cell);
    this.offers.move(known.offer, move);
    return 'moved';
  }

  /** Everywhere is mirrored, so that only who goes offline leaves. */
  leave(_cell: Cell, { id, version, to }: CellLeave): void {
    if (to !== null) return;
    const known = this.providers.get(id);
    if (known && known.version <= version) this.remove(known);
    this.tombstones.add(id, version);
  }

  remove(provider: OnlineProvider): void {
    this.stamp += 1;
    this.providers.delete(provider.id);
    this.cells.remove(provider);
    this.ends.remove(provider);
    this.offers.remove(provider.offer);
  }

  /** Removes providers whose offers are over. */
  expire(now: number): void {
    for (const known of this.ends.over(now)) {
      this.tombstones.add(known.id, known.version + 1);
      this.remove(known);
    }
  }

  /** Takes over what of `shown` is newer: its label may arrive after a step that was made later. */
  private update(known: OnlineProvider, shown: ActiveProvider, version: number): void {
    const { offer } = known;
    const isStep = known.version < version;
    const isLabel = known.labelVersion < version && !isSameLabel(offer.provider, shown);
    known.labelVersion = Math.max(known.labelVersion, version);
    if (!isStep && !isLabel) return;
    this.touch(known, Math.max(known.version, version), isStep ? cellOf(shown) : known.cell);
    if (!isLabel) return this.offers.move(offer, shown);
    this.ends.remove(known);
    this.offers.change(offer, isStep ? shown : { ...shown, ...placeOf(offer.provider) });
    this.ends.add(known);
  }

  private touch(known: OnlineProvider, version: number, cell: Cell): void {
    this.stamp += 1;
    known.stamp = this.stamp;
    known.version = version;
    if (known.cell === cell) return;
    this.cells.remove(known);
    known.cell = cell;
    this.cells.add(known);
  }
}

function isSameLabel(known: ActiveProvider, shown: ActiveProvider): boolean {
  return isDeepStrictEqual(known, { ...shown, ...placeOf(known) });
}

function placeOf({ latitude, longitude, at }: ActiveProvider) {
  return { latitude, longitude, at };
}
