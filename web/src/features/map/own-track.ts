import type { ServiceType } from '@rotadas/contracts/primitives/service-type';
import type { OwnPosition } from '../../shared/map/map-types.js';
import { fromWorld } from './flat-view.js';
import { type FixOptions, MarkerMotion } from './marker-motion.js';
import type { OwnPlace } from './paint-markers.js';
import { type Course, courseAfter, STILL } from './provider-scene.js';

/** Moves the user's own place; ahead of the last position only while the user offers something. */
export class OwnTrack {
  /** Where it is drawn. */
  place: OwnPlace | null = null;
  private motion = new MarkerMotion();
  private last: (OwnPosition & { at: number }) | null = null;
  private course: Course = STILL;

  put(position: OwnPosition | null, service: ServiceType | null, options: FixOptions): void {
    this.place = position && { position, service };
    if (position === null) {
      this.motion = new MarkerMotion();
      this.last = null;
      return;
    }
    const { latitude, longitude } = position;
    const isSame = this.last?.latitude === latitude && this.last.longitude === longitude;
    const fix = { ...position, at: isSame && this.last ? this.last.at : Date.now() };
    this.course = this.last ? courseAfter(this.last, this.course, fix) : STILL;
    this.last = fix;
    const course = service === null ? STILL : this.course;
    this.motion.put({ place: position, at: fix.at, ...course }, options);
  }

  /** Updates `place`; returns the time until it looks different, ms. */
  step(pxPerWorld: number, now: number): number {
    if (this.place === null) return Infinity;
    const rest = this.motion.step(pxPerWorld, now);
    this.place = { ...this.place, position: { ...this.place.position, ...fromWorld(this.motion) } };
    return rest;
  }
}
