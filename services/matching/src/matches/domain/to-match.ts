import type { Match } from '@rotadas/contracts/matching/match';
import { type Coordinates, roundedPoint } from '@rotadas/contracts/primitives/coordinates';
import type { KeptOffer } from '../../offers/domain/offer.js';
import type { EmbeddedRouter } from '../../routing/domain/embedded-router.js';
import { type Drawing, matchLine } from './match-line.js';
import type { MeasuredMatch } from './measured-match.js';
import type { WishedWay } from './wished-way.js';

/** A match as it is answered at `now`, ms. */
export function toMatch(drawing: Drawing, way: WishedWay, match: MeasuredMatch, now: number): Match {
  const { offer, reason, leavingNode } = match;
  const isNear = reason === 'nearness';
  return {
    provider: offer.provider,
    reason: isNear ? 'nearness' : 'way',
    detourMetres: isNear ? null : Math.round(match.detourMetres),
    detourSeconds: isNear ? null : Math.round(match.detourSeconds),
    pickup: roundedPoint(way.start),
    dropoff: leavingNode === null ? roundedPoint(way.end) : nodePoint(drawing.router, leavingNode),
    distanceToPickupMetres: Math.round(match.toPickupMetres),
    reachesPickupAt: Math.round(Math.max(now, offer.provider.departsAt ?? 0) + 1_000 * match.toPickupSeconds),
    coveredShare: match.coveredShare,
    line: matchLine(drawing, way, match),
  };
}

/** A match of which only the names agree, so that nothing is measured. */
export function toNamedMatch({ provider }: KeptOffer): Match {
  return {
    provider,
    reason: 'name',
    detourMetres: null,
    detourSeconds: null,
    pickup: null,
    dropoff: null,
    distanceToPickupMetres: null,
    reachesPickupAt: null,
    coveredShare: null,
    line: null,
  };
}

function nodePoint(router: EmbeddedRouter, node: number): Coordinates {
  const [longitude, latitude] = router.pointOf(node);
  return roundedPoint({ latitude, longitude });
}
