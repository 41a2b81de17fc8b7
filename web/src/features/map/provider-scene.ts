import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { distanceBetween } from '@rotadas/contracts/primitives/globe';
import type { ServiceType } from '@rotadas/contracts/primitives/service-type';
import type { Feature, FeatureCollection, Point, Position } from 'geojson';
import type { MapProvider } from '../../shared/map/map-types.js';
import type { Freshness } from '../../shared/service-types/mark-svg.js';
import { freshnessValidUntil, toFreshness, isLate } from '../../shared/position/position-age.js';
import { lastSeenText } from '../../shared/time/time-texts.js';
import { OverlapSpreader } from './overlap-spreader.js';

/** A shorter move says nothing about direction: it is the error of the position, metres. */
const LEAST_MOVE_M = 5;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The direction from one point to another, degrees clockwise from north, 0 to 360. */
export function bearing(from: Coordinates, to: Coordinates): number {
  const turn = radians(to.longitude - from.longitude);
  const [fromLat, toLat] = [radians(from.latitude), radians(to.latitude)];
  const east = Math.sin(turn) * Math.cos(toLat);
  const north = Math.cos(fromLat) * Math.sin(toLat) - Math.sin(fromLat) * Math.cos(toLat) * Math.cos(turn);
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
}

/** The direction of a move, or null when it was too short to have one. */
export function headingOfMove(from: Coordinates, to: Coordinates): number | null {
  return distanceBetween(from, to) < LEAST_MOVE_M ? null : bearing(from, to);
}

/**
 * Which way a provider moves by its newer position; an older one, or the same, says nothing about
 * movement.
 */
export function headingAfter(
  last: { provider: MapProvider; heading: number | null },
  provider: MapProvider,
): number | null {
  return last.provider.at >= provider.at ? last.heading : headingOfMove(last.provider, provider);
}

/** What a marker shows of its provider. */
export interface MarkerProperties {
  id: number;
  type: ServiceType;
  freshness: Freshness;
  /** Degrees from north; -1 while it stands or is long out of date. */
  heading: number;
  /** What stands under it: when it was last heard of, once that is too long ago to count on. */
  label: string;
}

/** A provider as a feature of the map's source. */
export type ProviderFeature = Feature<Point, MarkerProperties> & { id: number };

/** The marker of a provider, drawn at `place`. */
export function providerFeature(
  { id, activeService }: MapProvider,
  { place, ...look }: { place: Position } & Pick<MarkerProperties, 'freshness' | 'heading' | 'label'>,
): ProviderFeature {
  return {
    type: 'Feature',
    id,
    geometry: { type: 'Point', coordinates: place },
    properties: { id, type: activeService, ...look },
  };
}

/** Features as one GeoJSON document. */
export function toFeatureCollection<F extends Feature>(
  features: F[],
): FeatureCollection<F['geometry'], F['properties']> {
  return { type: 'FeatureCollection', features };
}

/** What a new list changes on the map. */
export interface SceneChange {
  /** Features that are new or no longer as they were. */
  put: ProviderFeature[];
  /** Ids of those that are gone. */
  removed: number[];
}

/** What is known of one provider. */
interface Track {
  provider: MapProvider;
  /** Which way it moved last, degrees from north; null when it stood. */
  heading: number | null;
  /** Null until it is first drawn. */
  feature: ProviderFeature | null;
  /** Before this, ms, its age changes nothing. */
  holdsUntil: number;
  /** The round in which it was last in the list. */
  round: number;
}

/**
 * The markers of the providers. It builds only what changed: of 10,000 providers, of which 1,000
 * moved, 1,000 features.
 */
export class ProviderScene {
  private readonly tracks = new Map<number, Track>();
  private readonly places = new OverlapSpreader();
  private round = 0;

  /**
   * Takes a whole list; an unchanged provider is the same object as before, and costs next to
   * nothing.
   */
  update(providers: readonly MapProvider[], now: number): SceneChange {
    this.round += 1;
    const removed: number[] = [];
    const touched = new Set<number>();
    for (const provider of providers) {
      const known = this.tracks.get(provider.id);
      if (known) known.round = this.round;
      if (known?.provider === provider && now <= known.holdsUntil) continue;
      this.follow(known, provider);
      this.places.put(provider.id, provider);
      touched.add(provider.id);
    }
    if (this.tracks.size > providers.length) this.dropGone(removed);
    for (const id of this.places.settle()) touched.add(id);
    return { put: this.rebuild(touched, now), removed };
  }

  /** The feature of a provider that is shown. */
  feature(id: number): ProviderFeature | undefined {
    return this.tracks.get(id)?.feature ?? undefined;
  }

  /** All features that are shown. */
  features(): ProviderFeature[] {
    return [...this.tracks.values()].flatMap(({ feature }) => (feature ? [feature] : []));
  }

  private follow(known: Track | undefined, provider: MapProvider): void {
    if (known) {
      known.heading = headingAfter(known, provider);
      known.provider = provider;
      return;
    }
    const track = { provider, heading: null, feature: null, holdsUntil: Infinity, round: this.round };
    this.tracks.set(provider.id, track);
  }

  private dropGone(removed: number[]): void {
    for (const [id, track] of this.tracks) {
      if (track.round === this.round) continue;
      this.places.remove(id);
      this.tracks.delete(id);
      removed.push(id);
    }
  }

  private rebuild(ids: Iterable<number>, now: number): ProviderFeature[] {
    const put: ProviderFeature[] = [];
    for (const id of ids) {
      const track = this.tracks.get(id);
      const place = this.places.drawn(id);
      if (!track || !place) continue;
      const feature = toMarker(track, { place, now });
      track.holdsUntil = freshnessValidUntil(track.provider.at, now);
      if (track.feature && looksAlike(track.feature, feature)) continue;
      track.feature = feature;
      put.push(feature);
    }
    return put;
  }
}

function toMarker(
  { provider, heading }: Track,
  { place, now }: { place: ProviderFeature['geometry']['coordinates']; now: number },
): ProviderFeature {
  const freshness = toFreshness(provider.at, now);
  const shown = freshness === 'stale' || heading === null ? -1 : heading;
  const label = isLate(provider.at, now) ? lastSeenText(provider.at, now) : '';
  return providerFeature(provider, { place, freshness, heading: shown, label });
}

function looksAlike(one: ProviderFeature, other: ProviderFeature): boolean {
  return (
    one.geometry.coordinates === other.geometry.coordinates &&
    one.properties.freshness === other.properties.freshness &&
    one.properties.heading === other.properties.heading &&
    one.properties.label === other.properties.label &&
    one.properties.type === other.properties.type
  );
}
