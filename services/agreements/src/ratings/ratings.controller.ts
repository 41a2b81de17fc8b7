import { Controller } from '@nestjs/common';
import { agreementsRpc } from '@rotadas/contracts/agreements/agreements.rpc';
import { HandleRpc, type ParsedRequest } from '@rotadas/service-kit/nats/handle-rpc';
import { RatingsService } from './ratings.service.js';

@Controller()
export class RatingsController {
  constructor(private readonly ratings: RatingsService) {}

  @HandleRpc(agreementsRpc.rate)
  rate({ userId, agreementId, rating }: ParsedRequest<typeof agreementsRpc.rate>) {
    return this.ratings.rate(userId, agreementId, rating);
  }

  @HandleRpc(agreementsRpc.getRatings)
  async getRatings({ userId, agreementId }: ParsedRequest<typeof agreementsRpc.getRatings>) {
    return { ratings: await this.ratings.get(userId, agreementId) };
  }

  @HandleRpc(agreementsRpc.listRatings)
  async listRatings({ userId, limit }: ParsedRequest<typeof agreementsRpc.listRatings>) {
    return { ratings: await this.ratings.list(userId, limit) };
  }
}
