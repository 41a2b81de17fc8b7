import { jest } from '@jest/globals';
import { ANKARA } from '../../../test/support/builders.js';
import { OwnMarkerMotion } from './own-marker-motion.js';

const PX_PER_WORLD = 256 * 2 ** 16;
/** One second of driving to the north, degrees. */
const NORTH = 0.0002;

describe('OwnMarkerMotion', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const at = (seconds: number) => ({ ...ANKARA, latitude: ANKARA.latitude + seconds * NORTH, accuracy: 5 });

  const options = () => ({ line: undefined, now: performance.now(), isReduced: false });

  /** The latitude in seconds of driving, some time after two positions. */
  function secondsDriven(afterMs: number): number {
    const own = new OwnMarkerMotion();
    own.put(at(0), 'taxi', options());
    jest.advanceTimersByTime(5_000);
    own.put(at(5), 'taxi', options());
    jest.advanceTimersByTime(afterMs);
    own.step(PX_PER_WORLD, performance.now());
    return ((own.place?.position.latitude ?? 0) - ANKARA.latitude) / NORTH;
  }

  it('eases to the last position, and not beyond it', () => {
    expect(secondsDriven(100)).toBeLessThan(5);
    expect(secondsDriven(3_000)).toBeCloseTo(5, 3);
    expect(secondsDriven(60_000)).toBeCloseTo(5, 3);
  });

  it('has no place without a position', () => {
    const own = new OwnMarkerMotion();
    own.put(at(0), 'taxi', options());
    own.put(null, null, options());
    expect(own.step(PX_PER_WORLD, 0)).toBe(Infinity);
    expect(own.place).toBeNull();
  });
});
