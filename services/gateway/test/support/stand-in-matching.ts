import { Controller, type Type } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { healthRoutes } from '@rotadas/contracts/health/health.routes';
import { matchingRoutes } from '@rotadas/contracts/matching/matching.routes';
import type { RequestOf } from '@rotadas/contracts/routing/route';
import { HandleRoute } from '@rotadas/service-kit/nats/handle-route';
import { aMatchAnswer, aPlace } from './builders.js';

type Search = RequestOf<typeof matchingRoutes.searchPlaces>;
type Wish = RequestOf<typeof matchingRoutes.findMatches>;

/** The name of a place that the stand-in does not know alone. */
export const AMBIGUOUS = 'Kadıköy';

/** South of this there is no place. */
const COAST = 35.7;

/**
 * Small answers in the place of the matching service: it finds what was searched, and keeps in
 * `searches` and `wishes` how.
 */
export function matchingStandIn(searches: Search[], wishes: Wish[]): Type<unknown> {
  @Controller()
  class MatchingStandIn {
    @HandleRoute(matchingRoutes.searchPlaces)
    searchPlaces(search: Search) {
      searches.push(search);
      return { places: [aPlace({ name: search.q })] };
    }

    @HandleRoute(matchingRoutes.nearestPlace)
    nearestPlace({ latitude, longitude }: RequestOf<typeof matchingRoutes.nearestPlace>) {
      return { place: latitude < COAST ? null : aPlace({ latitude, longitude }) };
    }

    @HandleRoute(matchingRoutes.findMatches)
    findMatches(wish: Wish) {
      if ('name' in wish.from && wish.from.name === AMBIGUOUS)
        throw new DomainError('place-ambiguous', { details: { from: `Hangi ${AMBIGUOUS}?` } });
      wishes.push(wish);
      return aMatchAnswer();
    }

    @HandleRoute(healthRoutes.matching)
    readiness() {
      return { checks: { nats: true } };
    }
  }
  return MatchingStandIn;
}
