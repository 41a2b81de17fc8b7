import { Controller, Header } from '@nestjs/common';
import { matchingCalls } from '@rotadas/contracts/matching/matching.calls';
import { matchingRoutes } from '@rotadas/contracts/matching/matching.routes';
import { RouteClient } from '@rotadas/service-kit/nats/route-client';
import { type CallInput, HandleCall } from '../calls/handle-call.js';

type Calls = typeof matchingCalls;

/** Places change only with a release; `private`, since the call needs a token. */
const CACHED_BY_BROWSER = ['cache-control', 'private, max-age=300'] as const;

@Controller()
export class MatchingController {
  constructor(private readonly routes: RouteClient) {}

  @HandleCall(matchingCalls.searchPlaces)
  @Header(...CACHED_BY_BROWSER)
  async searchPlaces({ query }: CallInput<Calls['searchPlaces']>) {
    return (await this.routes.call(matchingRoutes.searchPlaces, query)).places;
  }

  @HandleCall(matchingCalls.nearestPlace)
  @Header(...CACHED_BY_BROWSER)
  async nearestPlace({ query }: CallInput<Calls['nearestPlace']>) {
    return (await this.routes.call(matchingRoutes.nearestPlace, query)).place;
  }

  @HandleCall(matchingCalls.findMatches)
  findMatches({ body }: CallInput<Calls['findMatches']>) {
    return this.routes.call(matchingRoutes.findMatches, body);
  }
}
