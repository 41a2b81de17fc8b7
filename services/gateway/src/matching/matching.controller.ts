import { Controller, Header } from '@nestjs/common';
import { matchingCalls } from '@rotadas/contracts/matching/matching.calls';
import { matchingRpc } from '@rotadas/contracts/matching/matching.rpc';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { HiddenUsers } from '../blocks/hidden-users.js';
import { HandleCall, type ParsedInput } from '../calls/handle-call.js';

type Calls = typeof matchingCalls;

/** Places change only with a release; `private`, since the call needs a token. */
const CACHED_BY_BROWSER = ['cache-control', 'private, max-age=300'] as const;

@Controller()
export class MatchingController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly hiddenUsers: HiddenUsers,
  ) {}

  @HandleCall(matchingCalls.searchPlaces)
  @Header(...CACHED_BY_BROWSER)
  async searchPlaces({ query }: ParsedInput<Calls['searchPlaces']>) {
    return (await this.rpc.call(matchingRpc.searchPlaces, query)).places;
  }

  @HandleCall(matchingCalls.nearestPlace)
  @Header(...CACHED_BY_BROWSER)
  async nearestPlace({ query }: ParsedInput<Calls['nearestPlace']>) {
    return (await this.rpc.call(matchingRpc.nearestPlace, query)).place;
  }

  /** Matching leaves out hidden providers itself, so that others take their places. */
  @HandleCall(matchingCalls.findMatches)
  async findMatches({ principal, body }: ParsedInput<Calls['findMatches']>) {
    const hiddenIds = [...(await this.hiddenUsers.find(principal.userId))];
    return this.rpc.call(matchingRpc.findMatches, hiddenIds.length === 0 ? body : { ...body, hiddenIds });
  }
}
