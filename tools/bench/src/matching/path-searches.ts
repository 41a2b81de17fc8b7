import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { costOf, detourLimitOf, FITS, isWithin } from '@rotadas/matching/matches/domain/fit';
import type { Offer } from '@rotadas/matching/offers/domain/offer';
import type { EmbeddedRouter } from '@rotadas/matching/routing/embedded-router';
import { nodesOnTheWay, shortestPathTree } from '@rotadas/matching/routing/shortest-path-tree';
import type { WishedEnds } from './country.ts';

const LIMIT = detourLimitOf(undefined, FITS);

/** Finds matches by measuring every leg of every offer with a path search of its own. */
export class PathSearches {
  private readonly rests = new Map<Offer, number>();

  private readonly router: EmbeddedRouter;
  private readonly offers: readonly Offer[];

  constructor(router: EmbeddedRouter, offers: readonly Offer[]) {
    this.router = router;
    this.offers = offers;
  }

  /** The ids of the best offers for a wish. */
  best({ start, end }: WishedEnds, count: number): number[] {
    const way = this.metres(start, end);
    const mine = this.nodes(start.node, end.node);
    return this.offers
      .flatMap((offer) => {
        const cost = this.cost(offer, { start, end, way, mine });
        return cost === null ? [] : { id: offer.provider.id, cost };
      })
      .sort((a, b) => a.cost - b.cost || a.id - b.id)
      .slice(0, count)
      .map(({ id }) => id);
  }

  private cost(offer: Offer, { start, end, way, mine }: MeasuredWish): number | null {
    const { provider, to, end: last, measure } = offer;
    if (measure === 'name') return null;
    const toPickup = this.metres(provider, start);
    if (measure === 'nearness') return isWithin(LIMIT, toPickup, 0) ? costOf(toPickup, 0, toPickup) : null;
    if (!to || !last) return null;
    const after = this.metres(end, to);
    if (measure === 'crossing')
      return isWithin(LIMIT, toPickup + after, 0) ? costOf(toPickup + after, 0, toPickup) : null;
    const rest = this.rest(offer, to);
    const whole = toPickup + way + after - rest;
    if (isWithin(LIMIT, whole, rest)) return costOf(Math.max(0, whole), 0, toPickup);
    const part = toPickup + this.metres(start, to) - rest;
    if (!isWithin(LIMIT, part, rest)) return null;
    const common = this.nodes(start.node, last.node).filter((node, at) => node === mine[at]);
    const leaving = common.at(-1) ?? start.node;
    const shared =
      start.metres + (shortestPathTree(this.router.graph, start.node, leaving).metres[leaving] ?? 0);
    const share = Math.min(1, shared / way);
    return share >= FITS.shareMin ? costOf(Math.max(0, part), (1 - share) * way, toPickup) : null;
  }

  private rest(offer: Offer, to: Coordinates): number {
    const known = this.rests.get(offer);
    if (known !== undefined) return known;
    const rest = this.metres(offer.provider, to);
    this.rests.set(offer, rest);
    return rest;
  }

  private metres(from: Coordinates, to: Coordinates): number {
    return this.router.way(pointOf(from), pointOf(to)).distanceMetres;
  }

  private nodes(from: number, to: number): number[] {
    return nodesOnTheWay(shortestPathTree(this.router.graph, from, to), to);
  }
}

interface MeasuredWish extends WishedEnds {
  readonly way: number;
  readonly mine: readonly number[];
}

function pointOf({ latitude, longitude }: Coordinates): Coordinates {
  return { latitude, longitude };
}
