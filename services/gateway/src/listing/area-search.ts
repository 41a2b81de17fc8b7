import { type BoundingBox, isInside } from '@rotadas/contracts/primitives/bounding-box';
import { cellCount, cellsWithin } from '@rotadas/contracts/live/cell';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { distanceBetween } from '@rotadas/contracts/primitives/globe';
import type { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import type { ActiveQuery } from '@rotadas/contracts/providers/active-query';
import type { MirroredProvider, Precision } from '../live/mirror/mirrored-provider.js';
import type { ProviderMirror } from '../live/mirror/provider-mirror.js';
import { boxAround, type Circle } from './distance.js';

/** With more cells than this, scanning all providers is faster. */
const CELLS_MAX = 2_000;

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
  ) {}

  /** As JSON. */
  all(): string {
    const found: string[] = [];
    for (const provider of this.mirror.all()) {
      if (this.hasType(provider)) found.push(provider.json(this.precision));
    }
    return `[${found.join()}]`;
  }

  /** As JSON; of more than `limit`, the nearest to the centre. */
  inBox(box: BoundingBox, limit: number): string {
    const found: MirroredProvider[] = [];
    for (const providers of this.providersAround(box)) {
      for (const provider of providers) if (this.fits(provider, box)) found.push(provider);
    }
    const listed = found.length > limit ? this.nearest(found, centre(box)).slice(0, limit) : found;
    return `[${listed.map((provider) => provider.json(this.precision)).join()}]`;
  }

  /** As JSON, nearest first, with the distance in metres. */
  near(circle: Circle, limit: number): string {
    const box = boxAround(circle);
    const found: { provider: MirroredProvider; distance: number }[] = [];
    for (const providers of this.providersAround(box)) {
      for (const provider of providers) {
        if (!this.fits(provider, box)) continue;
        const distance = distanceBetween(circle, provider.pointAt(this.precision));
        if (distance <= circle.radius) found.push({ provider, distance });
      }
    }
    found.sort((one, other) => one.distance - other.distance);
    const texts = found
      .slice(0, limit)
      .map(
        ({ provider, distance }) =>
          `${provider.fullJson(this.precision)},"distance":${Math.round(distance)}}`,
      );
    return `[${texts.join()}]`;
  }

  private nearest(found: MirroredProvider[], place: Coordinates): MirroredProvider[] {
    const measured = found.map((provider) => ({
      provider,
      distance: distanceBetween(place, provider.pointAt(this.precision)),
    }));
    return measured.sort((one, other) => one.distance - other.distance).map(({ provider }) => provider);
  }

  /** As lists by cell: a generator over all would take longer than the search. */
  private providersAround(box: BoundingBox): Iterable<MirroredProvider>[] {
    if (cellCount(box) > CELLS_MAX) return [this.mirror.all()];
    return cellsWithin(box).map((cell) => this.mirror.inCell(cell));
  }

  private fits(provider: MirroredProvider, box: BoundingBox): boolean {
    return this.hasType(provider) && isInside(box, provider.pointAt(this.precision));
  }

  private hasType({ type }: MirroredProvider): boolean {
    return this.serviceType === 'all' || type === this.serviceType;
  }
}

const centre = ([west, south, east, north]: BoundingBox): Coordinates => ({
  latitude: (south + north) / 2,
  longitude: (west + east) / 2,
});
