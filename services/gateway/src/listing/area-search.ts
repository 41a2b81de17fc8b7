import { type BoundingBox, isInside } from '@rotadas/contracts/primitives/bounding-box';
import { cellCount, CELLS_MAX, cellsWithin } from '@rotadas/contracts/live/cell';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { distanceBetween } from '@rotadas/contracts/primitives/globe';
import type { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import type { ActiveQuery } from '@rotadas/contracts/providers/active-query';
import { TopK } from '@rotadas/service-kit/collections/top-k';
import { NO_USERS } from '../blocks/hidden-users.js';
import type { MirroredProvider, Precision } from '../live/mirror/mirrored-provider.js';
import type { ProviderMirror } from '../live/mirror/provider-mirror.js';
import { boxAround, type Circle } from './box-around.js';

export function searchArea({ near, bbox }: ActiveQuery): BoundingBox | null {
  return near ? boxAround(near) : (bbox ?? null);
}

export function isFullList({ near, bbox, limit }: ActiveQuery): boolean {
  return !near && !bbox && limit === undefined;
}

export class AreaSearch {
  constructor(
    private readonly mirror: ProviderMirror,
    private readonly serviceType: ServiceTypeFilter,
    private readonly precision: Precision,
    private readonly hidden: ReadonlySet<number> = NO_USERS,
  ) {}

  /** Returns JSON. */
  all(): string {
    const found: string[] = [];
    for (const provider of this.mirror.all()) {
      if (this.isListed(provider)) found.push(provider.json(this.precision));
    }
    return `[${found.join()}]`;
  }

  /** Returns JSON; of more than `limit`, the nearest to the centre. */
  inBox(box: BoundingBox, limit: number): string {
    const found: MirroredProvider[] = [];
    for (const providers of this.providersAround(box)) {
      for (const provider of providers) if (this.fits(provider, box)) found.push(provider);
    }
    const listed = found.length > limit ? this.nearest(found, centre(box), limit) : found;
    return `[${listed.map((provider) => provider.json(this.precision)).join()}]`;
  }

  /** Returns JSON, nearest first, with the distance in metres. */
  near(circle: Circle, limit: number): string {
    const box = boxAround(circle);
    const nearest = new TopK<MirroredProvider>(limit);
    for (const providers of this.providersAround(box)) {
      for (const provider of providers) {
        if (!this.fits(provider, box)) continue;
        const distance = this.distance(circle, provider);
        if (distance <= circle.radius) nearest.add(distance, provider.id, provider);
      }
    }
    const texts = nearest.kept.map(
      ({ entry, cost }) => `${entry.jsonWithoutClosingBrace(this.precision)},"distance":${Math.round(cost)}}`,
    );
    return `[${texts.join()}]`;
  }

  private nearest(found: MirroredProvider[], place: Coordinates, limit: number): MirroredProvider[] {
    const nearest = new TopK<MirroredProvider>(limit);
    for (const provider of found) nearest.add(this.distance(place, provider), provider.id, provider);
    return nearest.kept.map(({ entry }) => entry);
  }

  private distance(place: Coordinates, provider: MirroredProvider): number {
    return distanceBetween(place, provider.pointAt(this.precision));
  }

  /** Returns a list per cell: a generator over all would take longer than the search. */
  private providersAround(box: BoundingBox): Iterable<MirroredProvider>[] {
    if (cellCount(box) > CELLS_MAX) return [this.mirror.all()];
    return cellsWithin(box).map((cell) => this.mirror.inCell(cell));
  }

  private fits(provider: MirroredProvider, box: BoundingBox): boolean {
    return this.isListed(provider) && isInside(box, provider.pointAt(this.precision));
  }

  private isListed({ id, type }: MirroredProvider): boolean {
    return (this.serviceType === 'all' || type === this.serviceType) && !this.hidden.has(id);
  }
}

const centre = ([west, south, east, north]: BoundingBox): Coordinates => ({
  latitude: (south + north) / 2,
  longitude: (west + east) / 2,
});
