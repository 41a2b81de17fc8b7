import { z } from 'zod';
import { OfferDraft, WAITING_FAULTS, WaitingQuery } from './waiting.js';

const asked = { type: 'companion', from: 'Ankara', to: 'Konya' };

const findFaults = (query: unknown) =>
  WaitingQuery.safeParse(query).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('WaitingQuery', () => {
  it('has no draft if it is empty', () => {
    expect(WaitingQuery.parse({})).toEqual({ draft: null });
  });

  it('uses the chosen place or point of an end, else its text', () => {
    const { draft } = WaitingQuery.parse({ ...asked, fromPlaceId: 'province-6', toPoint: '37.9,32.5' });
    const to = { latitude: 37.9, longitude: 32.5 };
    expect(draft).toEqual({ type: 'companion', from: { placeId: 'province-6' }, to });
    expect(OfferDraft.parse(draft)).toEqual(draft);
    const ends = { from: { name: 'Ankara' }, to: { name: 'Konya' } };
    expect(WaitingQuery.parse(asked).draft).toEqual({ type: 'companion', ...ends });
  });

  it('parses one stop per line', () => {
    const { draft } = WaitingQuery.parse({ ...asked, stops: 'Eskişehir, merkez\nAfyon' });
    expect(draft).toMatchObject({ stops: ['Eskişehir, merkez', 'Afyon'] });
    expect(OfferDraft.parse(draft)).toEqual(draft);
    expect(findFaults({ stops: 'Afyon' })).toEqual([['stops', WAITING_FAULTS.alone]]);
  });

  it('describes the length and number of its stops', () => {
    const { stops } = z.toJSONSchema(WaitingQuery, { io: 'input' }).properties as {
      stops: { pattern: string };
    };
    const longest = 'a'.repeat(100);
    const texts = ['Afyon', `${longest}\n${longest}\n${longest}`, `${longest}a`, 'a\na\na\na', ''];
    expect(texts.map((text) => new RegExp(stops.pattern).test(text))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('requires the type and both ends together', () => {
    const { together } = WAITING_FAULTS;
    expect(findFaults({ type: 'taxi', to: 'Konya' })).toEqual([
      ['type', together],
      ['to', together],
    ]);
  });

  it('rejects details without type and ends', () => {
    expect(findFaults({ fromPlaceId: 'province-6' })).toEqual([['fromPlaceId', WAITING_FAULTS.alone]]);
  });

  it.each([
    { ...asked, type: 'all' },
    { ...asked, toPoint: '37.9' },
    { ...asked, fromPoint: '91,0' },
    { ...asked, departsAt: '1800000000000' },
    { ...asked, stops: 'Afyon\n\nUşak' },
    { ...asked, stops: 'Bolu\nDüzce\nSakarya\nKocaeli' },
    { ...asked, from: '' },
  ])('rejects %j', (query) => {
    expect(WaitingQuery.safeParse(query).success).toBe(false);
  });
});
