import { Injectable } from '@nestjs/common';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { ProviderStatus } from '@rotadas/contracts/providers/provider';
import { DeparturesService } from '../planned/departures.service.js';
import { GoingOnlineService } from './going-online.service.js';

/** Puts a user on the map with an offer that it planned. */
@Injectable()
export class BeginningService {
  constructor(
    private readonly departures: DeparturesService,
    private readonly goingOnline: GoingOnlineService,
  ) {}

  /**
   * The offer is planned no more once it is on the map; where that fails, it may be begun again.
   * Throws `planned-offer-unknown`, `departure-ahead`, and what going online throws.
   */
  async begin(userId: number, offerId: number, point: Coordinates | undefined): Promise<ProviderStatus> {
    const planned = await this.departures.departing(userId, offerId);
    const status = await this.goingOnline.start(userId, { planned }, point);
    await this.departures.begun(userId, offerId);
    return status;
  }
}
