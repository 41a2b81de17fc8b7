import type { OfferColumns } from '../../offers/domain/offer-columns.js';
import type { KeptOffer } from '../../offers/domain/offer.js';
import { joinedBy, joinedWay } from '../../routing/domain/joined-way.js';
import type { Candidate } from './candidate.js';
import { endOf, type MatchLegs, NO_LENGTH, nowOf } from './measured-match.js';
import { stoppingLegs } from './stopping-legs.js';
import type { WishedWay } from './wished-way.js';

/** The legs of a candidate of the last pass on the roads within the service. */
export function embeddedLegs(
  columns: OfferColumns<KeptOffer>,
  way: WishedWay,
  { offer, reason, leavingNode, overStops }: Candidate,
): MatchLegs | null {
  if (overStops) return stoppingLegs(way, overStops);
  const [now, end] = [nowOf(offer), endOf(offer)];
  const toPickup = now && joinedWay(now, way.start, way.fromStart);
  if (!toPickup) return null;
  if (reason === 'nearness') return { toPickup, withMe: NO_LENGTH, after: NO_LENGTH, rest: NO_LENGTH };
  const after = end && joinedWay(way.end, end, way.fromEnd);
  if (!after) return null;
  if (reason === 'crossing') return { toPickup, withMe: NO_LENGTH, after, rest: NO_LENGTH };
  const { row } = offer;
  const rest = joinedBy(now, end, { metres: columns.metres[row] ?? 0, seconds: columns.seconds[row] ?? 0 });
  if (!rest) return null;
  if (leavingNode === null) return { toPickup, withMe: way.length, after, rest };
  const withMe = joinedWay(way.start, end, way.fromStart);
  return withMe && { toPickup, withMe, after: NO_LENGTH, rest };
}
