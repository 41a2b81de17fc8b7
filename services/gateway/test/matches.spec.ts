import { ErrorBody } from '@rotadas/contracts/errors/error-body';
import { aMatchAnswer } from './support/builders.js';
import { startTestBed, type TestBed } from './support/test-bed.js';
import { AMBIGUOUS } from './support/stand-in-matching.js';

const TO_BURSA = { from: { name: 'Balıkesir' }, to: { name: 'Bursa' } };
const POINT = { latitude: 39.92, longitude: 32.85 };

describe('POST /api/matches', () => {
  let testBed: TestBed;
  beforeAll(async () => void (testBed = await startTestBed()));
  afterAll(() => testBed.stop());

  const find = (wish: unknown, token?: string) => testBed.call('/api/matches', wish, token);
  const answer = async (reply: Response) => [reply.status, await reply.json()];

  it('passes a wish on, tidied, and answers who goes that way', async () => {
    const from = { name: '  Balıkesir ' };
    expect(await answer(await find({ ...TO_BURSA, from }))).toEqual([200, aMatchAnswer()]);
    expect(testBed.asked.wishes.at(-1)).toEqual({ ...TO_BURSA, serviceType: 'all', limit: 20 });
  });

  it('takes a place of the list and a point as ends, and what more a wish says', async () => {
    const wish = {
      from: { placeId: 'gn:1' },
      to: POINT,
      serviceType: 'cargo',
      maxDetourMetres: 0,
      limit: 50,
    };
    expect((await find(wish)).status).toBe(200);
    expect(testBed.asked.wishes.at(-1)).toEqual(wish);
  });

  it.each([
    ['no end', { from: { name: 'Bursa' } }, 'to'],
    ['an end of two kinds', { ...TO_BURSA, from: { name: 'Bursa', ...POINT } }, 'from'],
    ['an empty name', { ...TO_BURSA, from: { name: ' ' } }, 'from'],
    ['a point off the globe', { ...TO_BURSA, from: { latitude: 91, longitude: 0 } }, 'from'],
    ['a detour of -1', { ...TO_BURSA, maxDetourMetres: -1 }, 'maxDetourMetres'],
    ['a detour of 1e9', { ...TO_BURSA, maxDetourMetres: 1e9 }, 'maxDetourMetres'],
    ['a detour as a text', { ...TO_BURSA, maxDetourMetres: '5' }, 'maxDetourMetres'],
    ['51 matches', { ...TO_BURSA, limit: 51 }, 'limit'],
    ['another type', { ...TO_BURSA, serviceType: 'rocket' }, 'serviceType'],
    ['what it does not know', { ...TO_BURSA, price: 5 }, 'price'],
  ])('refuses %s, naming the field', async (_what, wish, field) => {
    const wishes = testBed.asked.wishes.length;
    const reply = await find(wish);
    const { code, details } = ErrorBody.parse(await reply.json());
    expect([reply.status, code]).toEqual([400, 'input-invalid']);
    expect(Object.keys(details ?? {}).map((name) => name.split('.')[0])).toContain(field);
    expect(testBed.asked.wishes.length).toBe(wishes);
  });

  it('asks back which place is meant', async () => {
    expect(await answer(await find({ ...TO_BURSA, from: { name: AMBIGUOUS } }))).toMatchObject([
      409,
      { code: 'place-ambiguous', details: { from: 'Hangi Kadıköy?' } },
    ]);
  });

  it('is for who is signed in', async () => {
    expect(await answer(await find(TO_BURSA, ''))).toMatchObject([401, { code: 'token-missing' }]);
  });

  it('answers 503 while the matching service is away', async () => {
    await testBed.stopMatching();
    expect(await answer(await find(TO_BURSA))).toMatchObject([503, { code: 'dependency-away' }]);
  });
});
