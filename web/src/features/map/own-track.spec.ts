import { jest } from '@jest/globals';
import type { Line } from '@rotadas/contracts/matching/match';
import { ANKARA } from '../../../test/support/builders.js';
import { OwnTrack } from './own-track.js';

const PX_PER_WORLD = 256 * 2 ** 16;
/** One second of driving to the north, degrees. */
const NORTH = 0.0002;

describe('OwnTrack', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const at = (seconds: number) => ({ ...ANKARA, latitude: ANKARA.latitude + seconds * NORTH, accuracy: 5 });

  const driving = (line?: Line) => ({ line, now: performance.now(), isReduced: false });

  /** The latitude in seconds of driving, some time after two positions. */
  function secondsDriven(service: 'taxi' | null, afterMs: number): number {
    const line: Line = [
      [ANKARA.longitude, 39],
      [ANKARA.longitude, 41],
    ];
    const own = new OwnTrack();
    own.put(at(0), service, driving(line));
    jest.advanceTimersByTime(5_000);
    own.put(at(5), service, driving(line));
    own.put(at(5), service, driving(line)); // the same position, as after a change of the offer
    jest.advanceTimersByTime(afterMs);
    own.step(PX_PER_WORLD, performance.now());
    return ((own.place?.position.latitude ?? 0) - ANKARA.latitude) / NORTH;
  }

  it('runs ahead of the last position while the user offers something', () => {
    expect(secondsDriven('taxi', 3_000)).toBeCloseTo(8, 1);
    expect(secondsDriven('taxi', 60_000)).toBeCloseTo(15, 1);
  });

  it('only eases to the last position otherwise', () => {
    expect(secondsDriven(null, 100)).toBeLessThan(5);
    expect(secondsDriven(null, 3_000)).toBeCloseTo(5, 3);
  });

  it('has no place without a position', () => {
    const own = new OwnTrack();
    own.put(at(0), 'taxi', driving());
    own.put(null, null, driving());
    expect(own.step(PX_PER_WORLD, 0)).toBe(Infinity);
    expect(own.place).toBeNull();
  });
});
