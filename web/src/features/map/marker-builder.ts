import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { distanceBetween, METRES_PER_DEGREE, RADIANS } from '@rotadas/contracts/primitives/globe';
import type { ServiceType } from '@rotadas/contracts/primitives/service-type';
import type { Feature, FeatureCollection } from 'geojson';
import type { MapProvider } from '../../shared/map/map-types.js';
import type { Freshness } from '../../shared/service-types/mark-svg.js';
import { freshnessValidUntil, toFreshness, isOutdated } from '../../shared/position/position-age.js';
import { lastSeenText } from '../../shared/time/time-texts.js';

/** Shorter moves are within the error of a position, m. */
const MIN_MOVE_M = 5;

/** Degrees clockwise from north, 0 to 360. */
function bearing(from: Coordinates, to: Coordinates): number {
  const turn = (to.longitude - from.longitude) * RADIANS;
  const [fromLat, toLat] = [from.latitude * RADIANS, to.latitude * RADIANS];
  const east = Math.sin(turn) * Math.cos(toLat);
  const north = Math.cos(fromLat) * Math.sin(toLat) - Math.sin(fromLat) * Math.cos(toLat) * Math.cos(turn);
  return (Math.atan2(east, north) / RADIANS + 360) % 360;
}

/** Maximum speed of a vehicle, m/s. A faster jump is a correction of the position. */
const MAX_SPEED = 300;
/** The speed is computed only if two positions are this far apart in time, ms. */
const SPEED_INTERVAL_MS = [500, 60_000] as const;

export interface Course {
  /** Degrees from north; -1 if the provider stands still. */
  heading: number;
  /** m/s; 0 if unknown. */
  speed: number;
}

export const STILL: Course = { heading: -1, speed: 0 };

type TimedPosition = Coordinates & { at: number };

/** Computes the course after a new position. A repeated or older position does not change it. */
function courseAfter(last: TimedPosition, lastCourse: Course, position: TimedPosition): Course {
  const interval = position.at - last.at;
  if (interval <= 0) return lastCourse;
  const metres = distanceBetween(last, position);
  if (metres < MIN_MOVE_M) return STILL;
  const speed = (metres / interval) * 1_000;
  const [shortest, longest] = SPEED_INTERVAL_MS;
  const isKnown = interval >= shortest && interval <= longest && speed <= MAX_SPEED;
  return { heading: bearing(last, position), speed: isKnown ? speed : 0 };
}

/** A provider as it is drawn. */
export interface Marker extends Readonly<Course> {
  readonly id: number;
  readonly type: ServiceType;
  readonly freshness: Freshness;
  /** When the provider was last seen, if its position is late. */
  readonly label: string;
  /**
   * Where the marker is drawn: at its position, or beside it if other providers are there. Keeps
   * its object identity until it changes.
   */
  readonly place: Coordinates;
  /** When the position was taken, epoch ms. */
  readonly at: number;
}

export function toFeatureCollection<F extends Feature>(
  features: F[],
): FeatureCollection<F['geometry'], F['properties']> {
  return { type: 'FeatureCollection', features };
}

export interface MarkerChanges {
  upserted: Marker[];
  removed: number[];
}

interface ProviderState {
  provider: MapProvider;
  course: Course;
  marker: Marker | null;
  /** The marker's age does not change its look before this time, epoch ms. */
  validUntil: number;
  /** Number of the last update that contained the provider. */
  round: number;
}

/** Markers of the providers; rebuilds only those that changed. */
export class MarkerBuilder {
  private readonly states = new Map<number, ProviderState>();
  private readonly places = new OverlapSpreader();
  private round = 0;

  /** Takes the complete list, and rebuilds only providers whose object has changed. */
  update(providers: readonly MapProvider[], now: number): MarkerChanges {
    this.round += 1;
    const removed: number[] = [];
    const changedIds = new Set<number>();
    for (const provider of providers) {
      const known = this.states.get(provider.id);
      if (known) known.round = this.round;
      if (known?.provider === provider && now <= known.validUntil) continue;
      this.updateState(known, provider);
      this.places.put(provider.id, provider);
      changedIds.add(provider.id);
    }
    if (this.states.size > providers.length) this.removeMissing(removed);
    for (const id of this.places.spreadChanged()) changedIds.add(id);
    return { upserted: this.rebuild(changedIds, now), removed };
  }

  private updateState(known: ProviderState | undefined, provider: MapProvider): void {
    if (known) {
      known.course = courseAfter(known.provider, known.course, provider);
      known.provider = provider;
      return;
    }
    const state = { provider, course: STILL, marker: null, validUntil: Infinity, round: this.round };
    this.states.set(provider.id, state);
  }

  private removeMissing(removed: number[]): void {
    for (const [id, state] of this.states) {
      if (state.round === this.round) continue;
      this.places.remove(id);
      this.states.delete(id);
      removed.push(id);
    }
  }

  private rebuild(ids: Iterable<number>, now: number): Marker[] {
    const upserted: Marker[] = [];
    for (const id of ids) {
      const state = this.states.get(id);
      const place = this.places.drawn(id);
      if (!state || !place) continue;
      const marker = toMarker(state, place, now);
      state.validUntil = freshnessValidUntil(state.provider.at, now);
      if (state.marker && isSame(state.marker, marker)) continue;
      state.marker = marker;
      upserted.push(marker);
    }
    return upserted;
  }
}

function toMarker({ provider, course }: ProviderState, place: Coordinates, now: number): Marker {
  const { id, activeService: type, at } = provider;
  const freshness = toFreshness(at, now);
  const label = isOutdated(at, now) ? lastSeenText(at, now) : '';
  return { id, type, freshness, label, place, at, ...(freshness === 'stale' ? STILL : course) };
}

function isSame(one: Marker, other: Marker): boolean {
  return (
    one.place === other.place &&
    one.at === other.at &&
    one.freshness === other.freshness &&
    one.heading === other.heading &&
    one.label === other.label &&
    one.type === other.type
  );
}

/** Providers within this distance, degrees (about 11 m), count as at the same place. */
const SAME_PLACE_DEGREES = 0.0001;
/** Minimum radius of the ring, at which markers do not overlap at the largest zoom. */
const RING_RADIUS_M = 9;
/** Number of providers above which the ring widens. */
const RING_ROOM = 6;
/** Keys per row of places. It exceeds 360 / SAME_PLACE_DEGREES, so that keys are unique. */
const KEYS_PER_ROW = 4_000_000;

interface Placement {
  point: Coordinates;
  key: number;
  drawn: Coordinates;
}

/**
 * Arranges points at the same place in a ring around it, ordered by id. An update costs little if
 * few points move.
 */
class OverlapSpreader {
  private readonly placements = new Map<number, Placement>();
  private readonly members = new Map<number, number[]>();
  private readonly changedKeys = new Set<number>();

  put(id: number, point: Coordinates): void {
    const before = this.placements.get(id);
    if (before?.point.latitude === point.latitude && before.point.longitude === point.longitude) return;
    if (before) this.leaveGroup(id, before.key);
    const key = placeKey(point);
    const group = this.members.get(key);
    if (group) {
      group.push(id);
      this.changedKeys.add(key);
    } else this.members.set(key, [id]);
    this.placements.set(id, { point, key, drawn: point });
  }

  remove(id: number): void {
    const placement = this.placements.get(id);
    if (placement) this.leaveGroup(id, placement.key);
    this.placements.delete(id);
  }

  /** Spreads points that now share a place, and returns the IDs that moved. */
  spreadChanged(): number[] {
    const moved = [...this.changedKeys].flatMap((key) => this.spread(key));
    this.changedKeys.clear();
    return moved;
  }

  /** Keeps its object identity until the point moves. */
  drawn(id: number): Coordinates | undefined {
    return this.placements.get(id)?.drawn;
  }

  private leaveGroup(id: number, key: number): void {
    const others = (this.members.get(key) ?? []).filter((each) => each !== id);
    if (others.length > 0) {
      this.members.set(key, others);
      this.changedKeys.add(key);
    } else this.members.delete(key);
  }

  private spread(key: number): number[] {
    const ids = (this.members.get(key) ?? []).toSorted((a, b) => a - b);
    for (const [index, id] of ids.entries()) {
      const placement = this.placements.get(id);
      if (placement) placement.drawn = ringPosition(placement.point, index, ids.length);
    }
    return ids;
  }
}

function placeKey({ latitude, longitude }: Coordinates): number {
  return (
    Math.round(latitude / SAME_PLACE_DEGREES) * KEYS_PER_ROW + Math.round(longitude / SAME_PLACE_DEGREES)
  );
}

function ringPosition(point: Coordinates, index: number, count: number): Coordinates {
  if (count === 1) return point;
  const radius = (RING_RADIUS_M * Math.max(1, count / RING_ROOM)) / METRES_PER_DEGREE;
  const angle = (2 * Math.PI * index) / count;
  const narrowing = Math.cos(point.latitude * RADIANS);
  return {
    latitude: point.latitude + radius * Math.cos(angle),
    longitude: point.longitude + (radius * Math.sin(angle)) / narrowing,
  };
}
