import { Freshness } from './freshness.ts';
import { SentPositions } from './sent-positions.ts';

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
    freshness = new Freshness(new SentPositions(sent.shared)); // as another thread has it
  });

  it('counts the time from sending to being seen, once for each viewer', () => {
    sent.note(1, HERE, 1_000);
    const frame = moveTo(1, HERE);
    freshness.seen(frame, 1_150);
    freshness.seen(frame, 1_200);
    expect(freshness.delays.count).toBe(2);
    expect(freshness.delays.percentile(1)).toBe(200);
  });

  it('matches the place, not the latest position', () => {
    sent.note(1, HERE, 1_000);
    sent.note(1, THERE, 2_000);
    freshness.seen(moveTo(1, HERE), 2_100);
    expect(freshness.delays.percentile(1)).toBe(1_100);
  });

  it('takes the later one of two at the same place', () => {
    sent.note(1, HERE, 1_000);
    sent.note(1, HERE, 5_000);
    freshness.seen(moveTo(1, HERE), 5_100);
    expect(freshness.delays.percentile(1)).toBe(100);
  });

  it('leaves out what another provider sent, and what nobody sent', () => {
    sent.note(1, HERE, 1_000);
    freshness.seen(moveTo(2, HERE), 1_100);
    freshness.seen(moveTo(1, THERE), 1_100);
    expect(freshness.delays.count).toBe(0);
  });

  it('counts neither who was there before nor whose label alone changed', () => {
    sent.note(1, HERE, 1_000);
    freshness.seen({ type: 'delta', upsert: [{ id: 1, phone: '0555' }], remove: [] }, 1_100);
    freshness.seen({ type: 'clusters', clusters: [{ ...HERE, count: 1 }] }, 1_100);
    expect(freshness.delays.count).toBe(0);
  });

  it('forgets the oldest of many positions of a provider', () => {
    const places = Array.from({ length: 9 }, (_, step) => ({ latitude: 39 + step, longitude: 32 }));
    places.forEach((place, step) => sent.note(1, place, step));
    for (const place of places) freshness.seen(moveTo(1, place), 10);
    expect(freshness.delays.count).toBe(8);
    expect(freshness.delays.percentile(1)).toBe(9);
  });
});
