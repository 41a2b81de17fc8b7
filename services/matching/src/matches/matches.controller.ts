import { Controller } from '@nestjs/common';
import { matchingRoutes } from '@rotadas/contracts/matching/matching.routes';
import { HandleRoute, type ParsedRequest } from '@rotadas/service-kit/nats/handle-route';
import { MatchesService } from './matches.service.js';

@Controller()
export class MatchesController {
  constructor(private readonly matches: MatchesService) {}

  @HandleRoute(matchingRoutes.findMatches)
  findMatches(query: ParsedRequest<typeof matchingRoutes.findMatches>) {
    return this.matches.find(query);
  }
}
