import { Injectable } from '@nestjs/common';
import type { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { isFound, toActiveProvider } from './active-provider.js';
import { ListingStore } from './store/listing.store.js';

/** Who is on the map. */
@Injectable()
export class ListingService {
  constructor(private readonly listing: ListingStore) {}

  async list(serviceType: ServiceTypeFilter): Promise<ActiveProvider[]> {
    const now = Date.now();
    const markers = await this.listing.markers();
    return markers.filter((marker) => isFound(marker, serviceType, now)).map(toActiveProvider);
  }
}
