import type { Line } from '@rotadas/contracts/matching/match';
import { EARTH_METRES, RADIANS } from '@rotadas/contracts/primitives/globe';
import { type WorldPoint, worldX, worldY } from './flat-view.js';
import type { Marker } from './marker-builder.js';
import { routePath, straightPath, type Path, turnBetween } from './route-path.js';

/** A marker continues for this time after its last position, ms. */
const AHEAD_MS = 10_000;
/** Final opacity of a marker without new positions, and the duration of fading, ms. */
const FADED = 0.5;
const FADE_MS = 5_000;
const FADE_STEP_MS = 100;

/** Duration of the correction after a new position, ms. */
const EASE_MS = 1_000;
/** Time constant of turning, ms: a marker turns by 63 % of the angle in this time. */
const TURN_MS = 150;
/** Smaller changes are not visible. */
const MIN_TURN_DEGREES = 1;
const MIN_STEP_PX = 0.5;

/** A position that is further from its route does not follow the route, m. */
const ROUTE_REACH_M = 80;

type MotionInput = Pick<Marker, 'place' | 'at' | 'heading' | 'speed'>;

export interface MotionOptions {
  /** The route that the marker follows. */
  line: Line | undefined;
  now: number;
  /** Keeps the marker at its position. */
  isReduced: boolean;
}

/**
 * Predicts where a marker is between two positions, along its route if known, otherwise straight
 * ahead. `step` computes the motion; nothing runs by itself. Lengths are in widths of the world,
 * times in ms.
 */
export class MarkerMotion implements WorldPoint {
  /** Where the marker was drawn last. */
  worldX = 0;
  worldY = 0;
  /** Degrees from north; -1 for none. */
  heading = -1;
  opacity = 1;
  lastPosition: WorldPoint = { worldX: 0, worldY: 0 };
  /** Maximum distance between the drawn marker and its last position. */
  reach = 0;
  private last: MotionInput | null = null;
  private path: Path | null = null;
  private speed = 0;
  private arrivedAt = 0;
  private easedAt = 0;
  private turnedAt = 0;
  /** Distance between the drawn marker and its course when the position arrived; decreases to 0. */
  private easeX = 0;
  private easeY = 0;

  /** Ignores a repeated position. */
  put(input: MotionInput, { line, now, isReduced }: MotionOptions): void {
    const { last } = this;
    const { place, at, heading, speed } = input;
    if (last?.place === place && last.at === at && last.heading === heading) return;
    const isEased = last !== null && !isReduced;
    this.step(0, now);
    const [drawnX, drawnY] = [this.worldX, this.worldY];
    const metre = 1 / (2 * Math.PI * EARTH_METRES * Math.cos(place.latitude * RADIANS));
    const from = { x: worldX(place.longitude), y: worldY(place.latitude), heading };
    if (last?.at !== at) this.arrivedAt = now;
    this.last = input;
    this.lastPosition = { worldX: from.x, worldY: from.y };
    this.speed = isReduced ? 0 : (speed * metre) / 1_000;
    const route = line && this.speed > 0 ? routePath(line, from, ROUTE_REACH_M * metre) : null;
    this.path = route ?? straightPath(from);
    const course = this.path(this.speed * this.ahead(now));
    this.easeX = isEased ? drawnX - course.x : 0;
    this.easeY = isEased ? drawnY - course.y : 0;
    this.easedAt = now;
    if (!isEased) this.heading = -1;
    this.reach = this.speed * AHEAD_MS + Math.abs(this.easeX) + Math.abs(this.easeY);
    this.step(0, now);
  }

  /**
   * Computes place, heading and opacity. Returns the time until they change visibly, ms; Infinity
   * if they do not.
   */
  step(pxPerWorld: number, now: number): number {
    if (this.path === null) return Infinity;
    const ahead = this.ahead(now);
    const course = this.path(this.speed * ahead);
    const easingLeft = (1 - Math.min(1, (now - this.easedAt) / EASE_MS)) ** 2;
    const [easeX, easeY] = [this.easeX * easingLeft, this.easeY * easingLeft];
    this.worldX = course.x + easeX;
    this.worldY = course.y + easeY;
    const turn = this.turn(course.heading, now);
    const left = AHEAD_MS - (now - this.arrivedAt);
    const faded = this.speed === 0 ? 0 : Math.min(1, Math.max(0, -left / FADE_MS));
    this.opacity = 1 - (1 - FADED) * faded;
    const isEasing = Math.max(Math.abs(easeX), Math.abs(easeY)) * pxPerWorld > MIN_STEP_PX;
    if (isEasing || turn > MIN_TURN_DEGREES) return 0;
    if (this.speed === 0 || faded === 1) return Infinity;
    return left > 0 ? Math.min(left, MIN_STEP_PX / (this.speed * pxPerWorld)) : FADE_STEP_MS;
  }

  private ahead(now: number): number {
    return Math.min(AHEAD_MS, now - this.arrivedAt);
  }

  /** Turns towards a heading; returns the angle that is left, degrees. */
  private turn(to: number, now: number): number {
    const by = turnBetween(this.heading, to);
    const decay = Math.exp((this.turnedAt - now) / TURN_MS);
    const isThere = this.heading < 0 || to < 0 || Math.abs(by) * decay <= MIN_TURN_DEGREES;
    this.heading = isThere ? to : (this.heading + by * (1 - decay) + 360) % 360;
    this.turnedAt = now;
    return isThere ? 0 : Math.abs(by) * decay;
  }
}
