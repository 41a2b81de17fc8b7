import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { ChosenPlace } from '@rotadas/contracts/providers/chosen-place';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { areSamePlace, type Place } from '../places/domain/place.js';
import { PlaceIndex } from '../places/domain/place-index.js';
import type { KnownPlace } from './domain/offer.js';
import { metresBetween } from '../routing/domain/point-index.js';

/** Offers share few texts, and a look-up is slow. */
const TEXTS_MAX = 5_000;

/** Null if unknown or ambiguous. */
interface OfferEnds {
  readonly from: KnownPlace | null;
  readonly to: KnownPlace | null;
}

@Injectable()
export class OfferPlaceResolver {
  private readonly named: LRUCache<string, Place[]>;

  constructor(places: PlaceIndex) {
    this.named = new LRUCache({ max: TEXTS_MAX, memoMethod: (text) => places.byName(text) });
  }

  /** Resolves an ambiguous start to the place near `at`, an ambiguous end to one near the start. */
  findEnds(provider: ActiveProvider, point: Coordinates | null = provider): OfferEnds {
    const { serviceFrom, serviceTo, fromPlace, toPlace } = provider;
    const from = fromPlace ? knownPlace(fromPlace) : this.find(serviceFrom, point);
    return { from, to: toPlace ? knownPlace(toPlace) : this.find(serviceTo, from ?? point) };
  }

  /** Unknown stops are skipped. An ambiguous stop resolves to the place near the previous one. */
  findStops(
    { stops = [], stopPlaces = [] }: Pick<ActiveProvider, 'stops' | 'stopPlaces'>,
    start: Coordinates | null,
  ): KnownPlace[] {
    let near = start;
    return stops.flatMap((text, index) => {
      const place = stopPlaces[index];
      const stop = place ? knownPlace(place) : this.find(text, near);
      near = stop ?? near;
      return stop ?? [];
    });
  }

  findStart({
    serviceFrom,
    fromPlace,
  }: Pick<ActiveProvider, 'serviceFrom' | 'fromPlace'>): KnownPlace | null {
    return fromPlace ? knownPlace(fromPlace) : this.find(serviceFrom, null);
  }

  findEnd({ serviceTo, toPlace }: Pick<ActiveProvider, 'serviceTo' | 'toPlace'>): KnownPlace | null {
    return toPlace ? knownPlace(toPlace) : this.find(serviceTo, null);
  }

  private find(text: string, near: Coordinates | null): KnownPlace | null {
    const place = disambiguatePlace(this.named.memo(text), near);
    return place && knownPlace(place);
  }
}

function knownPlace({ id, latitude, longitude }: ChosenPlace): KnownPlace {
  return { placeId: id ?? null, latitude, longitude };
}

/** The nearest place is chosen if the next one is this many times as far away. */
const CLEARLY_NEARER = 3;

/** Prefers provinces, then districts, then the clearly nearest place. Null if undecided. */
function disambiguatePlace(named: readonly Place[], near: Coordinates | null): Place | null {
  if (areSamePlace(named)) return named[0] ?? null;
  const ranks = ['province', 'district'].map((kind) => named.filter((place) => place.kind === kind));
  const likely = ranks.find((rank) => rank.length > 0) ?? named;
  if (near) return clearlyNearest(likely, near);
  return likely.length === 1 ? (likely[0] ?? null) : null;
}

function clearlyNearest(named: readonly Place[], near: Coordinates): Place | null {
  const [nearest, next] = named
    .map((place) => ({ place, metres: metresBetween(place, near) }))
    .sort((a, b) => a.metres - b.metres);
  if (!nearest) return null;
  const isClear = !next || next.metres >= CLEARLY_NEARER * nearest.metres;
  return isClear ? nearest.place : null;
}
