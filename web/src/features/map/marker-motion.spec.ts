import type { Line } from '@rotadas/contracts/matching/match';
import { METRES_PER_DEGREE, RADIANS } from '@rotadas/contracts/primitives/globe';
import { ANKARA } from '../../../test/support/builders.js';
import { fromWorld } from './flat-view.js';
import { MarkerMotion } from './marker-motion.js';
import type { Marker } from './marker-builder.js';

const PX_PER_WORLD = 256 * 2 ** 16;
const SECOND = 1_000;
/** m/s. */
const SPEED = 20;

const east = (metres: number) => metres / METRES_PER_DEGREE / Math.cos(ANKARA.latitude * RADIANS);

const atEast = (metresEast: number, facts: Partial<Marker> = {}) => ({
  ...{ at: 0, heading: 90, speed: SPEED },
  place: { ...ANKARA, longitude: ANKARA.longitude + east(metresEast) },
  ...facts,
});

describe('MarkerMotion', () => {
  let motion: MarkerMotion;

  beforeEach(() => {
    motion = new MarkerMotion();
    put(atEast(0), 0);
  });

  const put = (to: ReturnType<typeof atEast>, now: number, line?: Line) =>
    motion.put(to, { line, now, isReduced: false });
  const step = (now: number) => motion.step(PX_PER_WORLD, now);
  const metresEast = (now: number) => {
    step(now);
    return (fromWorld(motion).longitude - ANKARA.longitude) / east(1);
  };

  it('moves straight on at the speed of the last positions', () => {
    expect(metresEast(3 * SECOND)).toBeCloseTo(3 * SPEED, 3);
    expect(fromWorld(motion).latitude).toBeCloseTo(ANKARA.latitude, 6);
  });

  it('runs ahead of the last position for 10 s at most, then fades and rests', () => {
    expect(step(9 * SECOND)).toBeLessThan(SECOND);
    expect(motion.opacity).toBe(1);
    expect(metresEast(12 * SECOND)).toBeCloseTo(10 * SPEED, 3);
    expect(motion.opacity).toBeLessThan(1);
    expect(motion.opacity).toBeGreaterThan(0.5);
    expect(step(20 * SECOND)).toBe(Infinity);
    expect(motion.opacity).toBe(0.5);
  });

  it('eases from the drawn place to a late position, without a jump back', () => {
    expect(metresEast(10 * SECOND)).toBeCloseTo(200, 3);
    put(atEast(150, { at: 10 * SECOND, heading: -1, speed: 0 }), 10 * SECOND);
    expect(metresEast(10 * SECOND)).toBeCloseTo(200, 3);
    expect(metresEast(10.1 * SECOND)).toBeGreaterThan(185);
    expect(metresEast(10.5 * SECOND)).toBeLessThan(175);
    expect(step(10.5 * SECOND)).toBe(0);
    expect(metresEast(11 * SECOND)).toBeCloseTo(150, 3);
    expect(step(11 * SECOND)).toBe(Infinity);
  });

  it('is at full opacity again with the next position', () => {
    step(20 * SECOND);
    put(atEast(150, { at: 20 * SECOND }), 20 * SECOND);
    expect(motion.opacity).toBe(1);
  });

  it('does not start again when only the age of the position changes', () => {
    put(atEast(0), 8 * SECOND);
    expect(metresEast(15 * SECOND)).toBeCloseTo(10 * SPEED, 3);
  });

  it('eases no longer when a position is repeated', () => {
    const late = atEast(150, { at: 10 * SECOND, heading: -1, speed: 0 });
    put(late, 10 * SECOND);
    put(late, 10.9 * SECOND);
    expect(metresEast(11 * SECOND)).toBeCloseTo(150, 3);
  });

  it('follows its route around a corner, beside which the position was', () => {
    const corner = ANKARA.longitude + east(100);
    const line: Line = [
      [ANKARA.longitude - east(500), ANKARA.latitude],
      [corner, ANKARA.latitude],
      [corner, ANKARA.latitude + 1],
    ];
    const beside = { ...ANKARA, latitude: ANKARA.latitude + 10 / METRES_PER_DEGREE };
    put(atEast(0, { place: beside, at: SECOND }), 5 * SECOND, line);
    step(14 * SECOND);
    expect(fromWorld(motion).longitude).toBeCloseTo(corner, 5);
    const metresNorth = (fromWorld(motion).latitude - ANKARA.latitude) * METRES_PER_DEGREE;
    expect(metresNorth).toBeCloseTo(90, -1);
    step(14.9 * SECOND);
    expect(motion.heading).toBeCloseTo(0, 0);
  });

  it('moves straight on if it is far from its route or drives in the opposite direction', () => {
    const latitude = ANKARA.latitude;
    const against: Line = [
      [ANKARA.longitude + 1, latitude],
      [ANKARA.longitude - 1, latitude],
    ];
    const far: Line = [
      [ANKARA.longitude, latitude + 1],
      [ANKARA.longitude, latitude + 2],
    ];
    for (const line of [against, far]) {
      put(atEast(0, { at: 1 }), 0, line);
      expect(metresEast(5 * SECOND)).toBeCloseTo(5 * SPEED, 3);
    }
  });

  it('turns the shorter way through north', () => {
    motion = new MarkerMotion();
    put(atEast(0, { heading: 350 }), 0);
    put(atEast(0, { heading: 10, at: 1 }), 0);
    const headings = [50, 100, 200, 900].map((now) => {
      step(now);
      return motion.heading;
    });
    expect(headings[0]).toBeGreaterThan(350);
    for (const heading of headings) expect(heading < 11 || heading > 349).toBe(true);
    expect(headings.at(-1)).toBe(10);
  });

  it('stays at the position with reduced motion', () => {
    const options = { line: undefined, isReduced: true };
    motion.put(atEast(0, { at: 1 }), { ...options, now: 0 });
    expect(step(5 * SECOND)).toBe(Infinity);
    expect(metresEast(5 * SECOND)).toBeCloseTo(0, 3);
    motion.put(atEast(100, { at: SECOND }), { ...options, now: 5 * SECOND });
    expect(metresEast(5 * SECOND)).toBeCloseTo(100, 3);
    expect(metresEast(20 * SECOND)).toBeCloseTo(100, 3);
    expect(motion.opacity).toBe(1);
  });

  it('needs fewer frames the further the map is zoomed out', () => {
    step(0);
    const near = motion.step(256 * 2 ** 18, 2 * SECOND);
    const far = motion.step(256 * 2 ** 12, 2 * SECOND);
    expect(far).toBeGreaterThan(10 * near);
  });
});
