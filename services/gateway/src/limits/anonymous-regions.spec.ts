import { jest } from '@jest/globals';
import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import { Metrics } from '@rotadas/service-kit/metrics/metrics';
import { GatewayEnv } from '../env.js';
import { AnonymousRegions } from './anonymous-regions.js';

const HERE = '203.0.113.7';

/** A box of `side` degrees, `east` degrees from Ankara. */
const aBox = (east: number, side = 0.1): BoundingBox => {
  const [longitude, latitude] = [32.86 + east, 39.93];
  return [longitude - side / 2, latitude - side / 2, longitude + side / 2, latitude + side / 2];
};

describe('AnonymousRegions', () => {
  let regions: AnonymousRegions;
  let now = 0;
  beforeEach(() => {
    now = 1_000;
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    regions = new AnonymousRegions(GatewayEnv.parse({ ANONYMOUS_REGIONS_PER_HOUR: '2' }));
  });
  afterEach(() => void jest.restoreAllMocks());

  const look = (east: number, address = HERE, side?: number) => regions.consume(address, aBox(east, side));
  const EXHAUSTED = expect.objectContaining({ code: 'regions-exhausted', status: 429 });

  it('counts a region once for all areas inside it', () => {
    for (let step = -12; step <= 12; step += 1) look(0);
    for (let step = -12; step <= 12; step += 1) look(step / 10.5);
    look(0, HERE, 2.5);
    look(10);
    expect(() => look(20)).toThrow(EXHAUSTED);
    look(10);
  });

  it.each([
    [1.25, 0],
    [-1.25, 0],
    [0, 1.25],
    [0, -1.25],
  ])('opens another region for a box that exceeds the open ones by %d, %d', (east, north) => {
    const [west, south, right, top] = aBox(east);
    look(0);
    regions.consume(HERE, [west, south + north, right, top + north]);
    expect(() => look(10)).toThrow(EXHAUSTED);
  });

  it('counts per address, an IPv6 /64 as one', async () => {
    const metrics = new Metrics();
    const hits = async () =>
      Number(/{limit="anonymous-regions"} (\d+)/.exec((await metrics.text()).body)?.[1] ?? 0);
    const before = await hits();
    look(0, '2001:db8::1');
    look(10, '2001:db8::2');
    expect(() => look(20, '2001:db8::3')).toThrow(EXHAUSTED);
    look(20, '2001:db8:0:1::1');
    expect(await hits()).toBe(before + 1);
  });

  it('counts an IPv6 /48 as ten addresses', () => {
    for (let count = 0; count < 20; count += 1) look(count * 3, `2001:db8:1:${Math.floor(count / 2)}::1`);
    expect(() => look(90, '2001:db8:1:a::1')).toThrow(EXHAUSTED);
    look(0, '2001:db8:1:a::1');
    look(90, '2001:db8:2::1');
  });

  it('closes a region after an hour, and returns the time until then', () => {
    look(0);
    now += 600_001;
    look(10);
    expect(() => look(20)).toThrow(expect.objectContaining({ retryAfter: 3_000 }));
    now += 2_999_999;
    look(20);
    expect(() => look(0)).toThrow(EXHAUSTED);
  });
});
