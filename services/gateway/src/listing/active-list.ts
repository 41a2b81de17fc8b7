import { Injectable } from '@nestjs/common';
import { type ActiveQuery, LIMIT_MAX } from '@rotadas/contracts/providers/active-query';
import { HiddenUsers, NO_USERS } from '../blocks/hidden-users.js';
import { CellSubscriptions } from '../live/subscriptions/cell-subscriptions.js';
import type { Precision } from '../live/mirror/mirrored-provider.js';
import { ProviderMirror } from '../live/mirror/provider-mirror.js';
import type { EncodedBody } from '../responses/encoded-body.js';
import { AreaSearch, isFullList, searchArea } from './area-search.js';
import { ListCache } from './list-cache.js';

/** Maximum number of cached full lists; there are fewer, one per service type and precision. */
const FULL_LISTS_MAX = 100;

/** Maximum number of other cached lists; one may take some MB. */
const COMPUTED_LISTS_MAX = 20;

@Injectable()
export class ActiveList {
  private readonly fullLists: ListCache;
  private readonly computedLists: ListCache;

  constructor(
    private readonly subscriptions: CellSubscriptions,
    private readonly mirror: ProviderMirror,
    private readonly hiddenUsers: HiddenUsers,
  ) {
    this.fullLists = new ListCache(mirror, FULL_LISTS_MAX);
    this.computedLists = new ListCache(mirror, COMPUTED_LISTS_MAX);
  }

  /**
   * An anonymous viewer has no ID. Throws `service-unavailable` if the area is not mirrored and
   * providers is unavailable, or like `HiddenUsers.find`.
   */
  async find(query: ActiveQuery, viewerId?: number): Promise<EncodedBody> {
    const { serviceType, near, limit = LIMIT_MAX } = query;
    const area = searchArea(query);
    const precision: Precision = viewerId === undefined ? 'coarse' : 'exact';
    const hidden = viewerId === undefined ? NO_USERS : await this.hiddenUsers.find(viewerId);
    await this.subscriptions.synchronize(area);
    // Only mirrored ones matter; without any the viewer shares the list of all.
    const hiddenIds = [...hidden].filter((id) => this.mirror.get(id));
    const search = new AreaSearch(this.mirror, serviceType, precision, new Set(hiddenIds));
    if (isFullList(query) && hiddenIds.length === 0)
      return this.fullLists.get(`${precision} ${serviceType}`, () => search.all());
    return this.computedLists.get(JSON.stringify({ ...query, precision, hiddenIds }), () => {
      if (isFullList(query)) return search.all();
      return near ? search.near(near, limit) : search.inBox(area ?? [-180, -90, 180, 90], limit);
    });
  }
}
