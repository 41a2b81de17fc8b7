import type { ServiceType } from '@rotadas/contracts/primitives/service-type';
import type { OwnPosition } from '../../shared/map/map-types.js';
import { toLatitude, toLongitude } from './flat-view.js';
import { OWN_ID } from './map-engine.js';
import type { MarkerMotion } from './marker-motion.js';
import type { OwnPlace } from './paint-markers.js';
import { type Course, courseAfter, STILL } from './provider-scene.js';

/** Moves the user's own place; ahead of the last position only while the user offers something. */
export class OwnTrack {
  /** Where it is drawn. */
  place: OwnPlace | null = null;
  private last: (OwnPosition & { at: number }) | null = null;
  private course: Course = STILL;

  constructor(private readonly motion: MarkerMotion) {}

  put(position: OwnPosition | null, service: ServiceType | null): void {
    this.place = position && { position, service };
    if (position === null) {
      this.motion.remove(OWN_ID);
      this.last = null;
      return;
    }
    const { latitude, longitude } = position;
    const isSame = this.last?.latitude === latitude && this.last.longitude === longitude;
    const fix = { ...position, at: isSame && this.last ? this.last.at : Date.now() };
    this.course = this.last ? courseAfter(this.last, this.course, fix) : STILL;
    this.last = fix;
    const course = service === null ? STILL : this.course;
    this.motion.put({ id: OWN_ID, place: position, at: fix.at, ...course }, performance.now());
  }

  /** Updates `place`; returns the time until it looks different, ms. */
  step(pxPerWorld: number, now: number): number {
    const slot = this.motion.slot(OWN_ID);
    if (slot === undefined || this.place === null) return Infinity;
    const rest = this.motion.step(slot, pxPerWorld, now);
    const [longitude, latitude] = [toLongitude(this.motion.x(slot)), toLatitude(this.motion.y(slot))];
    this.place = { ...this.place, position: { ...this.place.position, latitude, longitude } };
    return rest;
  }
}
