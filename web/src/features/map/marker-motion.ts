import type { Line } from '@rotadas/contracts/matching/match';
import { EARTH_METRES, RADIANS } from '@rotadas/contracts/primitives/globe';
import { worldX, worldY } from './flat-view.js';
import type { Marker } from './provider-scene.js';
import { RouteTrack, type TrackPoint } from './route-track.js';

/** How far a marker runs ahead of its last position, ms. */
const AHEAD_MS = 10_000;
/** Opacity of a marker that has stopped ahead of its position, and the time to fade, ms. */
const FADED = 0.5;
const FADE_MS = 5_000;
const FADE_STEP_MS = 100;

/** Time in which a marker reaches its course after a new position, ms. */
const EASE_MS = 1_000;
/** Time in which a marker turns by 63 % of the way to its heading, ms. */
const TURN_MS = 150;
/** Smaller changes are not visible. */
const MIN_TURN_DEGREES = 1;
const MIN_STEP_PX = 0.5;

/** A position further from its route does not follow it, m. */
const ROUTE_REACH_M = 80;

// What is known of each marker. Places are in widths of the world, times in ms.
const [FIX_X, FIX_Y, ARRIVED_AT, TAKEN_AT] = [0, 1, 2, 3];
/** Straight on, widths per ms. */
const [SPEED_X, SPEED_Y, SPEED] = [4, 5, 6];
/** Distance of the position from the start of its route, and its place beside it. */
const [ALONG, ASIDE_X, ASIDE_Y] = [7, 8, 9];
/** From the course to the place drawn when the position arrived. */
const [EASE_X, EASE_Y, EASED_AT] = [10, 11, 12];
/** Degrees from north; -1 for none. */
const COURSE = 13;
const [DRAWN_X, DRAWN_Y, DRAWN_HEADING, TURNED_AT, OPACITY] = [14, 15, 16, 17, 18];
const FIELDS = 19;

const FIRST_SLOTS = 256;

type Fix = Pick<Marker, 'id' | 'place' | 'at' | 'heading' | 'speed'>;

/**
 * Moves markers on between their positions, along their route if it is known, else straight on.
 * Computes a marker only when it is asked for, and without allocations.
 */
export class MarkerMotion {
  /** Keeps markers at their positions. */
  isReduced = false;
  private data = new Float64Array(FIRST_SLOTS * FIELDS);
  private readonly slots = new Map<number, number>();
  private readonly freeSlots: number[] = [];
  private readonly tracks: (RouteTrack | null)[] = [];
  private lines: ReadonlyMap<number, Line> = new Map();
  private readonly tracksOfLines = new WeakMap<Line, RouteTrack>();
  private readonly expected: TrackPoint = { x: 0, y: 0, heading: -1 };

  /** Routes by marker; used from the next position on. */
  setLines(lines: ReadonlyMap<number, Line>): void {
    this.lines = lines;
  }

  /** Returns the marker's slot. */
  put(fix: Fix, now: number): number {
    const known = this.slots.get(fix.id);
    const slot = known ?? this.newSlot(fix.id);
    if (known !== undefined) this.step(slot, 0, now);
    const [drawnX, drawnY] = [this.x(slot), this.y(slot)];
    const isNews = known === undefined || this.get(slot, TAKEN_AT) !== fix.at;
    this.setCourse(slot, fix);
    this.set(slot, TAKEN_AT, fix.at);
    if (isNews) this.set(slot, ARRIVED_AT, now);
    this.expect(slot, now);
    const { x, y } = this.expected;
    const isEased = known !== undefined && !this.isReduced;
    this.set(slot, EASE_X, isEased ? drawnX - x : 0);
    this.set(slot, EASE_Y, isEased ? drawnY - y : 0);
    this.set(slot, EASED_AT, now);
    this.step(slot, 0, now);
    return slot;
  }

  /** Returns the slot that is free now. */
  remove(id: number): number | undefined {
    const slot = this.slots.get(id);
    if (slot === undefined) return undefined;
    this.slots.delete(id);
    this.freeSlots.push(slot);
    return slot;
  }

  slot(id: number): number | undefined {
    return this.slots.get(id);
  }

  /** Computes how a marker looks. Returns ms until it looks different; Infinity at rest. */
  step(slot: number, pxPerWorld: number, now: number): number {
    this.expect(slot, this.isReduced ? this.get(slot, ARRIVED_AT) : now);
    const share = Math.min(1, (now - this.get(slot, EASED_AT)) / EASE_MS);
    const rest = this.isReduced ? 0 : (1 - share) ** 2;
    const [aheadX, aheadY] = [this.get(slot, EASE_X) * rest, this.get(slot, EASE_Y) * rest];
    this.set(slot, DRAWN_X, this.expected.x + aheadX);
    this.set(slot, DRAWN_Y, this.expected.y + aheadY);
    const turn = this.turn(slot, now);
    const speed = this.isReduced ? 0 : this.get(slot, SPEED);
    const left = AHEAD_MS - (now - this.get(slot, ARRIVED_AT));
    const faded = speed === 0 ? 0 : Math.min(1, Math.max(0, -left / FADE_MS));
    this.set(slot, OPACITY, 1 - (1 - FADED) * faded);
    const isEasing = Math.max(Math.abs(aheadX), Math.abs(aheadY)) * pxPerWorld > MIN_STEP_PX;
    if (isEasing || turn > MIN_TURN_DEGREES) return 0;
    if (speed === 0 || faded === 1) return Infinity;
    return left > 0 ? Math.min(left, MIN_STEP_PX / (speed * pxPerWorld)) : FADE_STEP_MS;
  }

  /** Where the marker was drawn last. */
  x = (slot: number): number => this.get(slot, DRAWN_X);
  y = (slot: number): number => this.get(slot, DRAWN_Y);
  /** Degrees from north; -1 for none. */
  heading = (slot: number): number => this.get(slot, DRAWN_HEADING);
  opacity = (slot: number): number => this.get(slot, OPACITY);
  /** The last position. */
  fixX = (slot: number): number => this.get(slot, FIX_X);
  fixY = (slot: number): number => this.get(slot, FIX_Y);

  /** How far from its last position the marker may be drawn. */
  reach(slot: number): number {
    const ease = Math.abs(this.get(slot, EASE_X)) + Math.abs(this.get(slot, EASE_Y));
    return this.isReduced ? 0 : this.get(slot, SPEED) * AHEAD_MS + ease;
  }

  private setCourse(slot: number, { id, place, heading, speed }: Fix): void {
    const [x, y] = [worldX(place.longitude), worldY(place.latitude)];
    const widthsPerMetre = 1 / (2 * Math.PI * EARTH_METRES * Math.cos(place.latitude * RADIANS));
    const widthsPerMs = (speed * widthsPerMetre) / 1_000;
    this.set(slot, FIX_X, x);
    this.set(slot, FIX_Y, y);
    this.set(slot, COURSE, heading);
    this.set(slot, SPEED, widthsPerMs);
    this.set(slot, SPEED_X, widthsPerMs * Math.sin(heading * RADIANS));
    this.set(slot, SPEED_Y, -widthsPerMs * Math.cos(heading * RADIANS));
    const track = speed > 0 ? this.trackOf(id) : null;
    const along = track?.nearest(x, y, ROUTE_REACH_M * widthsPerMetre) ?? -1;
    this.tracks[slot] = along < 0 ? null : track;
    if (!track || along < 0) return;
    track.pointAt(along, this.expected);
    if (Math.abs(turnBetween(heading, this.expected.heading)) > 90) this.tracks[slot] = null;
    this.set(slot, ALONG, along);
    this.set(slot, ASIDE_X, x - this.expected.x);
    this.set(slot, ASIDE_Y, y - this.expected.y);
  }

  private trackOf(id: number): RouteTrack | null {
    const line = this.lines.get(id);
    if (!line) return null;
    const known = this.tracksOfLines.get(line);
    const track = known ?? new RouteTrack(line);
    if (!known) this.tracksOfLines.set(line, track);
    return track;
  }

  /** Writes where the marker's course leads at a time into `expected`. */
  private expect(slot: number, now: number): void {
    const ahead = Math.min(AHEAD_MS, now - this.get(slot, ARRIVED_AT));
    const track = this.tracks[slot];
    if (track) {
      track.pointAt(this.get(slot, ALONG) + this.get(slot, SPEED) * ahead, this.expected);
      this.expected.x += this.get(slot, ASIDE_X);
      this.expected.y += this.get(slot, ASIDE_Y);
      return;
    }
    this.expected.x = this.get(slot, FIX_X) + this.get(slot, SPEED_X) * ahead;
    this.expected.y = this.get(slot, FIX_Y) + this.get(slot, SPEED_Y) * ahead;
    this.expected.heading = this.get(slot, COURSE);
  }

  /** Turns the drawn heading to that of the course; returns the rest, degrees. */
  private turn(slot: number, now: number): number {
    const { heading } = this.expected;
    const drawn = this.get(slot, DRAWN_HEADING);
    const by = turnBetween(drawn, heading);
    const rest = Math.exp((this.get(slot, TURNED_AT) - now) / TURN_MS);
    const isThere = drawn < 0 || heading < 0 || this.isReduced || Math.abs(by) * rest <= MIN_TURN_DEGREES;
    this.set(slot, DRAWN_HEADING, isThere ? heading : (drawn + by * (1 - rest) + 360) % 360);
    this.set(slot, TURNED_AT, now);
    return isThere ? 0 : Math.abs(by) * rest;
  }

  private newSlot(id: number): number {
    const slot = this.freeSlots.pop() ?? this.slots.size;
    this.slots.set(id, slot);
    if ((slot + 1) * FIELDS > this.data.length) {
      const larger = new Float64Array(this.data.length * 2);
      larger.set(this.data);
      this.data = larger;
    }
    this.set(slot, DRAWN_HEADING, -1);
    return slot;
  }

  private get(slot: number, field: number): number {
    return this.data[slot * FIELDS + field] ?? 0;
  }

  private set(slot: number, field: number, value: number): void {
    this.data[slot * FIELDS + field] = value;
  }
}

/** The shorter way from one heading to another, degrees, -180 to 180. */
function turnBetween(from: number, to: number): number {
  return ((to - from + 540) % 360) - 180;
}
