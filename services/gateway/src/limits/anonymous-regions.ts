import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { type BoundingBox, isInside } from '@rotadas/contracts/primitives/bounding-box';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { limitHit } from './limit-hits.js';
import { toNetworks } from './networks.js';
import { REGION_DEGREES_MAX } from '@rotadas/contracts/live/cell';

const HOUR_MS = 3_600_000;

/** An address with six regions takes about 1 kB. */
const ADDRESSES_MAX = 50_000;

/** Tolerates the rounding of added degrees. */
const SLACK_DEGREES = 1e-9;

interface OpenRegion {
  readonly box: BoundingBox;
  /** Epoch ms. */
  readonly until: number;
}

/** Limits how many regions a client without a token can view per hour, by IP address. */
@Injectable()
export class AnonymousRegions {
  private readonly opened = new LRUCache<string, readonly OpenRegion[]>({ max: ADDRESSES_MAX });
  private readonly perHour: number;

  constructor(@Inject(GATEWAY_ENV) { ANONYMOUS_REGIONS_PER_HOUR }: GatewayEnv) {
    this.perHour = ANONYMOUS_REGIONS_PER_HOUR;
  }

  /** Opens the region around the centre of `area` unless an open one contains it. */
  consume(address: string, area: BoundingBox): void {
    const now = Date.now();
    const region = { box: regionAround(area), until: now + HOUR_MS };
    const regions = toNetworks(address).map(({ name, factor }) => {
      const open = this.opened.get(name)?.filter(({ until }) => until > now) ?? [];
      if (open.some(({ box }) => contains(box, area))) return { name, open };
      const oldest = open.at(-this.perHour * factor); // undefined below the limit
      if (oldest)
        throw limitHit('anonymous-regions', Math.ceil((oldest.until - now) / 1_000), 'regions-exhausted');
      return { name, open: [...open, region] };
    });
    for (const { name, open } of regions) this.opened.set(name, open);
  }
}

function regionAround([west, south, east, north]: BoundingBox): BoundingBox {
  const [longitude, latitude] = [(west + east) / 2, (south + north) / 2];
  const reach = REGION_DEGREES_MAX / 2 + SLACK_DEGREES;
  return [longitude - reach, latitude - reach, longitude + reach, latitude + reach];
}

function contains(box: BoundingBox, [west, south, east, north]: BoundingBox): boolean {
  const corners = [
    { longitude: west, latitude: south },
    { longitude: east, latitude: north },
  ];
  return corners.every((corner) => isInside(box, corner));
}
