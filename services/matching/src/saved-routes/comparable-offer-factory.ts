import { Injectable } from '@nestjs/common';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { OfferDraft } from '@rotadas/contracts/matching/waiting';
import type { SavedRouteEnd } from '@rotadas/contracts/matching/saved-route';
import type { PlannedProvider } from '@rotadas/contracts/providers/planned-offer';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { type KnownPlace, chooseMeasure } from '../offers/domain/offer.js';
import { toPoint } from '../routing/domain/point-index.js';
import type { SnappedPlace } from '../routing/domain/route-length.js';
import { OfferPlaceResolver } from '../offers/offer-place-resolver.js';
import { stopsAhead } from '../offers/domain/route-ahead.js';
import { PlaceIndex } from '../places/domain/place-index.js';
import { EmbeddedRouter } from '../routing/domain/embedded-router.js';
import type { ComparableOffer } from './domain/comparable-offer.js';
import { nameKey, toSavedRouteEnd } from './domain/route-end.js';
import { toGridEnd, toGridPoint } from './domain/waiting-grid.js';

interface OfferRoute {
  readonly from: SavedRouteEnd;
  readonly to: SavedRouteEnd;
  readonly stops: readonly Coordinates[];
  readonly start: Coordinates | null;
}

type KnownOffer = Pick<ComparableOffer, 'userId' | 'type' | 'womenOnly' | 'departsAt'>;

type AnyProvider = ActiveProvider | PlannedProvider;

@Injectable()
export class ComparableOfferFactory {
  constructor(
    private readonly router: EmbeddedRouter,
    private readonly places: PlaceIndex,
    private readonly resolver: OfferPlaceResolver,
  ) {}

  /** @param departsAt departure from the provider's position, epoch ms */
  fromProvider(provider: ActiveProvider, departsAt: number): ComparableOffer {
    return this.toComparable(offerOf(provider, departsAt), this.findRoute(provider));
  }

  /** For counts of waiting users, like `fromDraft`. */
  fromProviderOnGrid(provider: ActiveProvider, departsAt: number): ComparableOffer {
    return this.toComparable(offerOf(provider, departsAt), toGridOfferRoute(this.findRoute(provider)));
  }

  private findRoute(provider: ActiveProvider): OfferRoute {
    const { serviceFrom, serviceTo } = provider;
    const known = this.resolver.findEnds(provider);
    const [from, to] = [toEnd(serviceFrom, known.from), toEnd(serviceTo, known.to)];
    const stops = this.resolver.findStops(provider, known.from ?? provider);
    return { from, to, stops, start: toPoint(provider) };
  }

  /** If the start is unknown, only names are compared. */
  fromPlanned(planned: PlannedProvider): ComparableOffer {
    const { serviceFrom, serviceTo, latitude, longitude, departsAt } = planned;
    const isPlaced = latitude !== null && longitude !== null;
    const start = isPlaced ? { latitude, longitude } : this.resolver.findStart(planned);
    if (start) return this.fromProvider({ ...planned, ...toPoint(start) }, departsAt);
    const [from, to] = [toEnd(serviceFrom, null), toEnd(serviceTo, null)];
    return this.toComparable(offerOf(planned, departsAt), { from, to, stops: [], start: null });
  }

  /** Rounds all places to the grid of waiting users. Throws like `toSavedRouteEnd`. */
  fromDraft(userId: number, { type, ...draft }: OfferDraft, departsAt: number): ComparableOffer {
    const from = toSavedRouteEnd(this.places, draft.from, 'from');
    const to = toSavedRouteEnd(this.places, draft.to, 'to');
    const stops = this.resolver.findStops(draft, from.point);
    const route = toGridOfferRoute({ from, to, stops, start: from.point });
    return this.toComparable({ userId, type, womenOnly: false, departsAt }, route);
  }

  private toComparable(offer: KnownOffer, { from, to, stops, start }: OfferRoute): ComparableOffer {
    const snap = (place: Coordinates | null) => place && this.router.snapOrNull(place);
    const [position, end] = [snap(start), snap(to.point)];
    const measure = chooseMeasure(offer.type, { from: from.point, stops, position, end });
    const points: SnappedPlace[] = position ? [position] : [];
    if (measure === 'route' && position && end) {
      const route = { from: snap(from.point), stops: stops.flatMap((stop) => snap(stop) ?? []), end };
      points.push(...stopsAhead(position, route, (one, other) => this.router.between(one, other)), end);
    }
    return {
      ...offer,
      measure,
      start: measure === 'crossing' ? (from.point ?? start) : start,
      end: to.point,
      points,
      names: nameKey(from, to),
    };
  }
}

function offerOf({ id, activeService, womenOnly }: AnyProvider, departsAt: number): KnownOffer {
  return { userId: id, type: activeService, womenOnly: womenOnly === true, departsAt };
}

function toGridOfferRoute({ from, to, stops, start }: OfferRoute): OfferRoute {
  return {
    from: toGridEnd(from),
    to: toGridEnd(to),
    stops: stops.map(toGridPoint),
    start: start && toGridPoint(start),
  };
}

function toEnd(name: string, place: KnownPlace | null): SavedRouteEnd {
  if (!place) return { name, placeId: null, point: null };
  return { name, placeId: place.placeId, point: toPoint(place) };
}
