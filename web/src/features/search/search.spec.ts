import { toPlaceEntry, NO_ENTRY } from '../../shared/places/chosen-place.js';
import { applySearchChange } from './search-slice.js';
import { EMPTY_SEARCH, swapEnds, toRouteQuery } from './search.js';

const ankara = toPlaceEntry({ id: 'province-6', name: 'Ankara', latitude: 39.92, longitude: 32.85 });
const point = toPlaceEntry({ id: null, name: 'Kızılay yakını', latitude: 39.9, longitude: 32.8 });

describe('applySearchChange', () => {
  it('changes one end of the route and keeps the other', () => {
    const from = applySearchChange(EMPTY_SEARCH, { route: { from: ankara } });
    const both = applySearchChange(from, { route: { to: point } });
    expect(both).toEqual({ ...EMPTY_SEARCH, route: { from: ankara, to: point } });
    expect(swapEnds(both.route)).toEqual({ from: point, to: ankara });
  });

  it('changes the type or a filter and keeps the rest', () => {
    const search = applySearchChange(EMPTY_SEARCH, { type: 'taxi', route: { from: ankara } });
    expect(applySearchChange(search, { type: 'all' })).toEqual({ ...search, type: 'all' });
    expect(applySearchChange(search, { filters: { seats: 2 } })).toEqual({
      ...search,
      filters: { ...EMPTY_SEARCH.filters, seats: 2 },
    });
  });
});

describe('toRouteQuery', () => {
  it('is null until both ends are chosen', () => {
    const texts = { from: { text: 'Ankara', place: null }, to: point };
    expect(toRouteQuery({ ...EMPTY_SEARCH, route: texts })).toBeNull();
    expect(toRouteQuery({ ...EMPTY_SEARCH, route: { from: ankara, to: NO_ENTRY } })).toBeNull();
  });

  it('sends places by id and points by coordinates', () => {
    expect(toRouteQuery({ ...EMPTY_SEARCH, type: 'taxi', route: { from: ankara, to: point } })).toMatchObject(
      {
        from: { placeId: 'province-6' },
        to: { latitude: 39.9, longitude: 32.8 },
        serviceType: 'taxi',
      },
    );
  });
});
