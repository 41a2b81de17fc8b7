import { matchingRoutes } from '@rotadas/contracts/matching/matching.routes';
import { type RunningMatching, startMatching } from './support/running-matching.js';

const KIZILAY = { latitude: 39.9208, longitude: 32.8541 };

describe('the places over NATS', () => {
  let matching: RunningMatching;
  beforeAll(async () => void (matching = await startMatching()));
  afterAll(() => matching.stop());

  const search = async (q: string, more: { limit?: number; near?: typeof KIZILAY } = {}) =>
    (await matching.client.call(matchingRoutes.searchPlaces, { q, limit: 10, ...more })).places;
  const nearest = async (latitude: number, longitude: number) =>
    (await matching.client.call(matchingRoutes.nearestPlace, { latitude, longitude })).place;

  it('are found by what people type, with exactly what the contract tells of them', async () => {
    const [first] = await search('kadıköy');
    expect(first).toEqual({
      id: expect.any(String),
      name: 'Kadıköy',
      district: 'Kadıköy',
      province: 'İstanbul',
      kind: 'district',
      latitude: expect.closeTo(40.99, 1),
      longitude: expect.closeTo(29.03, 1),
    });
    expect((await search('SAW'))[0]).toMatchObject({ kind: 'airport', province: 'İstanbul' });
  });

  it('are as many as asked for at most', async () => {
    expect(await search('ka', { limit: 3 })).toHaveLength(3);
    expect((await search('ka', { limit: 20 })).length).toBeGreaterThan(3);
  });

  it.each([
    ['emoji', '🚗🚗🚗'],
    ['signs', `.*+?^\${}()|[]\\ "' <b>`],
    ['letters of another script', '東京'],
    ['100 letters', 'ışğüöç'.repeat(17).slice(0, 100)],
    ['100 words', 'a '.repeat(50).trim()],
  ])('answer %s with a list, if an empty one', async (_what, q) => {
    expect((await search(q)).length).toBeLessThanOrEqual(10);
  });

  it('are still found by who stands on the other side of the globe', async () => {
    const [first] = await search('Bursa', { near: { latitude: -39.9, longitude: -147.1 } });
    expect(first).toMatchObject({ province: 'Bursa' });
  });

  it('give a point its name, and none abroad, at sea or where its numbers are swapped', async () => {
    expect(await nearest(KIZILAY.latitude, KIZILAY.longitude)).toMatchObject({ province: 'Ankara' });
    for (const [latitude, longitude] of [
      [52.5, 13.4],
      [34.5, 30],
      [KIZILAY.longitude, KIZILAY.latitude],
    ] as const)
      expect(await nearest(latitude, longitude)).toBeNull();
  });

  it.each([
    ['no text', { q: '  ', limit: 10 }],
    ['101 characters', { q: 'x'.repeat(101), limit: 10 }],
    ['control characters', { q: 'a\u0000', limit: 10 }],
    ['21 places', { q: 'a', limit: 21 }],
    ['a point off the globe', { q: 'a', limit: 1, near: { latitude: 91, longitude: 0 } }],
  ])('refuse %s, whoever asks', async (_what, request) => {
    const asking = matching.client.call(matchingRoutes.searchPlaces, request);
    await expect(asking).rejects.toMatchObject({ code: 'input-invalid' });
  });

  it('answer many at once', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => search('esenler')));
    for (const places of answers) expect(places).toEqual(answers[0]);
  });
});
