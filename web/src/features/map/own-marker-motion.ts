import type { ServiceType } from '@rotadas/contracts/primitives/service-type';
import type { OwnPosition } from '../../shared/map/map-types.js';
import { fromWorld } from './flat-view.js';
import { type MotionOptions, MarkerMotion } from './marker-motion.js';
import type { OwnPlace } from './paint-markers.js';
import { STILL } from './marker-builder.js';

/**
 * Moves the own marker smoothly to each new position. Unlike other markers, it never runs ahead.
 */
export class OwnMarkerMotion {
  /** Where and how the own position is drawn; null if it is unknown. */
  place: OwnPlace | null = null;
  private motion = new MarkerMotion();

  put(position: OwnPosition | null, service: ServiceType | null, options: MotionOptions): void {
    this.place = position && { position, service };
    if (position === null) this.motion = new MarkerMotion();
    else this.motion.put({ place: position, at: 0, ...STILL }, options);
  }

  /** Updates `place`; returns the time until it changes visibly, ms. */
  step(pxPerWorld: number, now: number): number {
    if (this.place === null) return Infinity;
    const msToNextChange = this.motion.step(pxPerWorld, now);
    this.place = { ...this.place, position: { ...this.place.position, ...fromWorld(this.motion) } };
    return msToNextChange;
  }
}
