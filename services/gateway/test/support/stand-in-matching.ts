import { Controller, type Type } from '@nestjs/common';
import { healthRoutes } from '@rotadas/contracts/health/health.routes';
import { matchingRoutes } from '@rotadas/contracts/matching/matching.routes';
import type { RequestOf } from '@rotadas/contracts/routing/route';
import { HandleRoute } from '@rotadas/service-kit/nats/handle-route';
import { aPlace } from './entities.js';

type Search = RequestOf<typeof matchingRoutes.searchPlaces>;

/** South of this there is no place. */
const COAST = 35.7;

/**
 * Small answers in the place of the matching service: it finds what was searched, and keeps in
 * `searches` how.
 */
export function matchingStandIn(searches: Search[]): Type<unknown> {
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

    @HandleRoute(healthRoutes.matching)
    readiness() {
      return { checks: { nats: true } };
    }
  }
  return MatchingStandIn;
}
