import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { Position } from 'geojson';
import { placeKey, spreadSamePlace } from './spread.js';

interface Stand {
  point: Coordinates;
  key: number;
  drawn: Position;
}

/**
 * Where each of many points is drawn, so that those that share a place can be told apart; cheap
 * when few move.
 */
export class SharedPlaces {
  private readonly stands = new Map<number, Stand>();
  private readonly members = new Map<number, number[]>();
  private readonly disturbed = new Set<number>();

  /** Adds a point, or moves it. */
  put(id: number, point: Coordinates): void {
    const before = this.stands.get(id);
    if (before?.point.latitude === point.latitude && before.point.longitude === point.longitude) return;
    if (before) this.leave(id, before.key);
    const key = placeKey(point);
    const together = this.members.get(key);
    if (together) {
      together.push(id);
      this.disturbed.add(key);
    } else this.members.set(key, [id]);
    this.stands.set(id, { point, key, drawn: [point.longitude, point.latitude] });
  }

  /** Takes a point away. */
  remove(id: number): void {
    const stand = this.stands.get(id);
    if (stand) this.leave(id, stand.key);
    this.stands.delete(id);
  }

  /** Sets apart those that came to share a place, and answers whom that moved. */
  settle(): number[] {
    const moved = [...this.disturbed].flatMap((key) => this.spread(key));
    this.disturbed.clear();
    return moved;
  }

  /** Where a point is drawn; the same object as long as nothing moves it. */
  drawn(id: number): Position | undefined {
    return this.stands.get(id)?.drawn;
  }

  private leave(id: number, key: number): void {
    const others = (this.members.get(key) ?? []).filter((each) => each !== id);
    if (others.length > 0) {
      this.members.set(key, others);
      this.disturbed.add(key);
    } else this.members.delete(key);
  }

  private spread(key: number): number[] {
    const ids = this.members.get(key) ?? [];
    const points = ids.flatMap((id) => {
      const point = this.stands.get(id)?.point;
      return point ? [{ id, latitude: point.latitude, longitude: point.longitude }] : [];
    });
    for (const [id, place] of spreadSamePlace(points)) {
      const stand = this.stands.get(id);
      if (stand) stand.drawn = place;
    }
    return ids;
  }
}
