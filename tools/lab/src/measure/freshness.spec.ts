import type { ServerFrame } from '@rotadas/contracts/live/server-frame';
import { Freshness, newDelays, percentile } from './freshness.ts';
import { SentPositions } from './sent-positions.ts';
import { ViewerState } from '@rotadas/test-kit/live/viewer-state';

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
    sent = SentPositions.of([1, 2, 3]);
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
    expect(percentile(freshness.delays, 1)).toBe(200);
  });

  it.each([
    ['rounds a fraction up, never down', 1.2, 2],
    ['limits a delay to a minute', 90_000, 60_000],
  ])('%s', (_, delay, counted) => {
    sent.record(1, HERE, 0);
    see(moveTo(1, HERE), delay);
    expect(percentile(freshness.delays, 1)).toBe(counted);
  });

  it('has no percentile without delays', () => {
    expect(percentile(newDelays(), 0.5)).toBeUndefined();
  });

  it.each([
    ['of the place, not of the latest position', [HERE, THERE], 1_100],
    ['of the later of two positions at the same place', [HERE, HERE], 100],
  ])('uses the time %s', (_, places, delay) => {
    places.forEach((place, index) => sent.record(1, place, (index + 1) * 1_000));
    see(moveTo(1, HERE), 2_100);
    expect(percentile(freshness.delays, 1)).toBe(delay);
  });

  it.each<[string, ServerFrame, number]>([
    ['positions of other providers', moveTo(2, HERE), 0],
    ['unknown positions', moveTo(1, { latitude: 41, longitude: 29 }), 0],
    ['changed labels', { type: 'delta', upsert: [{ id: 1, phone: '0555' }], remove: [] }, 0],
    ['clusters', { type: 'clusters', clusters: [{ ...HERE, count: 1 }] }, 0],
    ['a moved marker', moveTo(1, THERE), 1],
    ['a new marker', moveTo(3, HERE), 1],
    [
      'one changed coordinate',
      { type: 'delta', upsert: [{ id: 1, latitude: THERE.latitude }], remove: [] },
      1,
    ],
  ])('counts %s %d times', (_, frame, count) => {
    sent.record(1, HERE, 1_000);
    sent.record(1, THERE, 1_000);
    sent.record(3, HERE, 1_000);
    see(frame, 1_100);
    expect(freshness.delays.count).toBe(count);
  });

  it('forgets the oldest positions of a provider', () => {
    const places = Array.from({ length: 9 }, (_, step) => ({ latitude: 39 + step, longitude: 32 }));
    places.forEach((place, step) => sent.record(1, place, step));
    for (const place of places) see(moveTo(1, place), 10);
    expect(freshness.delays.count).toBe(8);
    expect(percentile(freshness.delays, 1)).toBe(9);
  });
});
