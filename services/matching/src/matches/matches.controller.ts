import { Controller } from '@nestjs/common';
import { matchingRpc } from '@rotadas/contracts/matching/matching.rpc';
import { HandleRpc, type ParsedRequest } from '@rotadas/service-kit/nats/handle-rpc';
import { MatchesService } from './matches.service.js';

@Controller()
export class MatchesController {
  constructor(private readonly matches: MatchesService) {}

  @HandleRpc(matchingRpc.findMatches)
  findMatches(query: ParsedRequest<typeof matchingRpc.findMatches>) {
    return this.matches.find(query);
  }
}
