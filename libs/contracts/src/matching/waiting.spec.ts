import { OfferDraft, WAITING_FAULTS, WaitingQuery } from './waiting.js';

const asked = { type: 'companion', from: 'Ankara', to: 'Konya' };

const faultsOf = (query: unknown) =>
  WaitingQuery.safeParse(query).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('the query of who waits', () => {
  it('means the live offer where it says nothing', () => {
    expect(WaitingQuery.parse({})).toEqual({ draft: null });
  });

  it('has its ends as they were typed, or what was chosen for them', () => {
    const { draft } = WaitingQuery.parse({ ...asked, fromPlaceId: 'province-6', toPoint: '37.9,32.5' });
    const to = { latitude: 37.9, longitude: 32.5 };
    expect(draft).toEqual({ type: 'companion', from: { placeId: 'province-6' }, to });
    expect(OfferDraft.parse(draft)).toEqual(draft);
    expect(WaitingQuery.parse({ ...asked, departsAt: '1800000000000' }).draft).toEqual({
      ...{ type: 'companion', from: { name: 'Ankara' }, to: { name: 'Konya' } },
      departsAt: 1_800_000_000_000,
    });
  });

  it('has the places in between one a line, three at most', () => {
    const { draft } = WaitingQuery.parse({ ...asked, stops: 'Eskişehir, merkez\nAfyon' });
    expect(draft).toMatchObject({ stops: ['Eskişehir, merkez', 'Afyon'] });
    expect(OfferDraft.parse(draft)).toEqual(draft);
    expect(faultsOf({ stops: 'Afyon' })).toEqual([['stops', WAITING_FAULTS.alone]]);
  });

  it('has type and both ends or none of them', () => {
    const { together } = WAITING_FAULTS;
    expect(faultsOf({ type: 'taxi', to: 'Konya' })).toEqual([
      ['type', together],
      ['to', together],
    ]);
  });

  it('has nothing that belongs to an end without it', () => {
    expect(faultsOf({ fromPlaceId: 'province-6' })).toEqual([['fromPlaceId', WAITING_FAULTS.alone]]);
    expect(faultsOf({ departsAt: '5' })).toEqual([['departsAt', WAITING_FAULTS.alone]]);
  });

  it.each([
    { ...asked, type: 'all' },
    { ...asked, toPoint: '37.9' },
    { ...asked, fromPoint: '91,0' },
    { ...asked, departsAt: '9e15' },
    { ...asked, stops: 'Afyon\n\nUşak' },
    { ...asked, stops: 'Bolu\nDüzce\nSakarya\nKocaeli' },
    { ...asked, from: '' },
  ])('refuses %j', (query) => {
    expect(WaitingQuery.safeParse(query).success).toBe(false);
  });
});
