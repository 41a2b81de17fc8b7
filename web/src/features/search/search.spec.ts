import { ANYTHING, changed } from './search.js';

describe('a change of a search', () => {
  it('of one end of the way leaves the other as it is', () => {
    const from = changed(ANYTHING, { route: { from: 'Ankara' } });
    expect(changed(from, { route: { to: 'Konya' } })).toEqual({
      type: 'all',
      route: { from: 'Ankara', to: 'Konya' },
    });
  });

  it('of the type leaves the way as it is', () => {
    const search = { type: 'taxi' as const, route: { from: 'Ankara', to: '' } };
    expect(changed(search, { type: 'all' })).toEqual({ ...search, type: 'all' });
  });
});
