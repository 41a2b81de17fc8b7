import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { costOf, detourLimitOf, FITS, isWithin } from '@rotadas/matching/matches/domain/fit';
import type { Offer } from '@rotadas/matching/offers/domain/offer';
import type { EmbeddedRouter } from '@rotadas/matching/routing/embedded-router';
import { nodesOnTheWay, shortestPathTree } from '@rotadas/matching/routing/shortest-path-tree';
import type { WishedEnds } from './country.ts';

/** Places whose order along a way differs by less lie beside each other, metres. */
const BESIDE_METRES = 1;

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
    const { provider, now, to, end: last, measure } = offer;
    if (measure === 'name') return null;
    const toPickup = this.metres(provider, start);
    if (measure === 'nearness') return isWithin(LIMIT, toPickup, 0) ? costOf(toPickup, 0, toPickup) : null;
    if (!to || !last || !now) return null;
    const after = this.metres(end, to);
    if (measure === 'crossing')
      return isWithin(LIMIT, toPickup + after, 0) ? costOf(toPickup + after, 0, toPickup) : null;
    const rest = this.rest(offer, to);
    const whole = toPickup + way + after - rest;
    const startToTo = this.metres(start, to);
    // Who goes the other way round comes by my end first.
    if (
      isWithin(LIMIT, whole, rest) &&
      this.metres(provider, end) - after > toPickup - startToTo + 2 * BESIDE_METRES
    )
      return costOf(Math.max(0, whole), 0, toPickup);
    const part = toPickup + startToTo - rest;
    if (!isWithin(LIMIT, part, rest)) return null;
    const shared = this.shared(start.node, last.node, mine);
    if (this.shared(start.node, now.node, mine) >= shared) return null;
    const share = Math.min(1, (start.metres + shared) / way);
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

  /** How far the shortest way from a node to another is mine, metres. */
  private shared(from: number, to: number, mine: readonly number[]): number {
    const common = this.nodes(from, to).filter((node, at) => node === mine[at]);
    const leaving = common.at(-1) ?? from;
    return shortestPathTree(this.router.graph, from, leaving).metres[leaving] ?? 0;
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
