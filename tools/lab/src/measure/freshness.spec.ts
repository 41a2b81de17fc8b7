import type { ServerFrame } from '@rotadas/contracts/live/server-frame';
import { Delays, Freshness } from './freshness.ts';
import { SentPositions } from './sent-positions.ts';
import { ViewerState } from './viewer-state.ts';

const makeDelays = (...values: number[]) => {
  const delays = new Delays();
  for (const value of values) delays.add(value);
  return delays;
};

describe('Delays', () => {
  it('returns the percentiles of the sorted values', () => {
    const delays = makeDelays(...Array.from({ length: 200 }, (_, index) => 200 - index));
    expect([0.5, 0.95, 0.99].map((share) => delays.percentile(share))).toEqual([100, 190, 198]);
    expect(delays.count).toBe(200);
  });

  it('rounds a fraction up, never down', () => {
    expect(makeDelays(1.2).percentile(1)).toBe(2);
  });

  it('limits a delay to a minute', () => {
    expect(makeDelays(1, 90_000).percentile(0.99)).toBe(60_000);
  });

  it('adds the counts of others', () => {
    const delays = makeDelays(1, 2);
    delays.addAll(makeDelays(3, 4).counted);
    expect([delays.count, delays.percentile(0.5), delays.percentile(1)]).toEqual([4, 2, 4]);
  });

  it('has no percentile without delays', () => {
    expect(makeDelays().percentile(0.5)).toBeUndefined();
  });
});

const HERE = { latitude: 39.9, longitude: 32.8 };
const THERE = { latitude: 39.91, longitude: 32.8 };

const moveTo = (id: number, place: { latitude: number; longitude: number }) => ({
  type: 'delta' as const,
  upsert: [{ id, ...place, at: 1 }],
  remove: [],
});

describe('Freshness', () => {
  let sent: SentPositions;
  let freshness: Freshness;
  beforeEach(() => {
    sent = SentPositions.of([1, 2]);
    freshness = new Freshness(new SentPositions(sent.shared));
  });

  const see = (frame: ServerFrame, seenAt: number) => {
    const shown = new ViewerState();
    shown.places.set(1, HERE);
    shown.apply(frame);
    freshness.record(frame, shown, seenAt);
  };

  it('counts the time from sending to display, once per viewer', () => {
    sent.record(1, HERE, 1_000);
    const frame = moveTo(1, HERE);
    see(frame, 1_150);
    see(frame, 1_200);
    expect(freshness.delays.count).toBe(2);
    expect(freshness.delays.percentile(1)).toBe(200);
  });

  it('matches the place, not the latest position', () => {
    sent.record(1, HERE, 1_000);
    sent.record(1, THERE, 2_000);
    see(moveTo(1, HERE), 2_100);
    expect(freshness.delays.percentile(1)).toBe(1_100);
  });

  it('uses the later of two positions at the same place', () => {
    sent.record(1, HERE, 1_000);
    sent.record(1, HERE, 5_000);
    see(moveTo(1, HERE), 5_100);
    expect(freshness.delays.percentile(1)).toBe(100);
  });

  it('ignores positions of other providers and unknown ones', () => {
    sent.record(1, HERE, 1_000);
    see(moveTo(2, HERE), 1_100);
    see(moveTo(1, THERE), 1_100);
    expect(freshness.delays.count).toBe(0);
  });

  it('counts moved and new markers once each', () => {
    sent.record(1, THERE, 1_000);
    sent.record(2, HERE, 1_000);
    const upsert = [
      { id: 1, ...THERE },
      { id: 2, ...HERE },
    ];
    see({ type: 'delta', upsert, remove: [] }, 1_100);
    expect(freshness.delays.count).toBe(2);
  });

  it('counts a move with one changed coordinate', () => {
    sent.record(1, THERE, 1_000);
    see({ type: 'delta', upsert: [{ id: 1, latitude: THERE.latitude }], remove: [] }, 1_100);
    expect(freshness.delays.count).toBe(1);
  });

  it('ignores changed labels and clusters', () => {
    sent.record(1, HERE, 1_000);
    see({ type: 'delta', upsert: [{ id: 1, phone: '0555' }], remove: [] }, 1_100);
    see({ type: 'clusters', clusters: [{ ...HERE, count: 1 }] }, 1_100);
    expect(freshness.delays.count).toBe(0);
  });

  it('starts from zero after the warm-up', () => {
    sent.record(1, HERE, 1_000);
    see(moveTo(1, HERE), 1_900);
    const warmUp = freshness.drain();
    see(moveTo(1, HERE), 1_100);
    expect([warmUp, freshness.delays].map((delays) => delays.percentile(1))).toEqual([900, 100]);
  });

  it('forgets the oldest positions of a provider', () => {
    const places = Array.from({ length: 9 }, (_, step) => ({ latitude: 39 + step, longitude: 32 }));
    places.forEach((place, step) => sent.record(1, place, step));
    for (const place of places) see(moveTo(1, place), 10);
    expect(freshness.delays.count).toBe(8);
    expect(freshness.delays.percentile(1)).toBe(9);
  });
});
