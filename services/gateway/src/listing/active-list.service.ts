import { Injectable } from '@nestjs/common';
import { CellSubscriptions } from '../live/subscriptions/cell-subscriptions.service.js';
import type { Precision } from '../live/mirror/mirrored-provider.js';
import { ProviderMirror } from '../live/mirror/provider-mirror.js';
import { digestEtag, EncodedBody } from '../responses/encoded-body.js';
import type { ActiveQuery } from '@rotadas/contracts/providers/active-query';
import { AreaSearch, searchArea } from './area-search.js';
import { FullListCache } from './full-list-cache.js';

@Injectable()
export class ActiveList {
  private readonly fullLists: FullListCache;

  constructor(
    private readonly subscriptions: CellSubscriptions,
    private readonly mirror: ProviderMirror,
  ) {
    this.fullLists = new FullListCache(mirror);
  }

  /** Throws `dependency-away` if the area is not mirrored and providers is unavailable. */
  async find(query: ActiveQuery, precision: Precision): Promise<EncodedBody> {
    const { serviceType, near, limit } = query;
    const area = searchArea(query);
    await this.subscriptions.synchronise(area);
    if (area === null && limit === undefined) return this.fullLists.get(serviceType, precision);
    const search = new AreaSearch(this.mirror, serviceType, precision);
    const max = limit ?? Number.POSITIVE_INFINITY;
    const text = near ? search.near(near, max) : search.inBox(area ?? [-180, -90, 180, 90], max);
    const bytes = Buffer.from(text); // a digest of the text would encode it once more
    return new EncodedBody(bytes, digestEtag(bytes));
  }
}
