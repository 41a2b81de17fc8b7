import { Controller, Header } from '@nestjs/common';
import { matchingCalls } from '@rotadas/contracts/matching/matching.calls';
import { matchingRoutes } from '@rotadas/contracts/matching/matching.routes';
import { RouteClient } from '@rotadas/service-kit/nats/route-client';
import type { Asked } from '../calls/asked.js';
import { HandleCall } from '../calls/handle-call.js';

type Calls = typeof matchingCalls;

/**
 * Places change with a version of the product only. A browser keeps what it was told for five
 * minutes; nothing between it and the gateway does, since the answer was for a token.
 */
const KEPT_BY_BROWSER = ['cache-control', 'private, max-age=300'] as const;

/** The calls about places, and who goes one's way. */
@Controller()
export class MatchingController {
  constructor(private readonly routes: RouteClient) {}

  @HandleCall(matchingCalls.searchPlaces)
  @Header(...KEPT_BY_BROWSER)
  async searchPlaces({ query }: Asked<Calls['searchPlaces']>) {
    const { places } = await this.routes.call(matchingRoutes.searchPlaces, query);
    return places;
  }

  @HandleCall(matchingCalls.nearestPlace)
  @Header(...KEPT_BY_BROWSER)
  async nearestPlace({ query }: Asked<Calls['nearestPlace']>) {
    const { place } = await this.routes.call(matchingRoutes.nearestPlace, query);
    return place;
  }

  @HandleCall(matchingCalls.findMatches)
  findMatches({ body }: Asked<Calls['findMatches']>) {
    return this.routes.call(matchingRoutes.findMatches, body);
  }
}
