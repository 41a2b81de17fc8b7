import type { ServiceType } from '@rotadas/contracts/primitives/service-type';
import type { OwnPosition } from '../../shared/map/map-types.js';
import { fromWorld } from './flat-view.js';
import { type MotionOptions, MarkerMotion } from './marker-motion.js';
import type { OwnPlace } from './paint-markers.js';
import { STILL } from './marker-builder.js';

/** Eases the user's own place from position to position, never ahead of the last one. */
export class OwnMarkerMotion {
  /** Where the user's own place is drawn. */
  place: OwnPlace | null = null;
  private motion = new MarkerMotion();

  put(position: OwnPosition | null, service: ServiceType | null, options: MotionOptions): void {
    this.place = position && { position, service };
    if (position === null) this.motion = new MarkerMotion();
    else this.motion.put({ place: position, at: 0, ...STILL }, options);
  }

  /** Updates `place`; returns the time until it looks different, ms. */
  step(pxPerWorld: number, now: number): number {
    if (this.place === null) return Infinity;
    const rest = this.motion.step(pxPerWorld, now);
    this.place = { ...this.place, position: { ...this.place.position, ...fromWorld(this.motion) } };
    return rest;
  }
}
