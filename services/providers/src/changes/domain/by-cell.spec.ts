import { aMarker } from '../../../test/support/a-marker.js';
import { byCell } from './by-cell.js';

describe('byCell', () => {
  it('shows markers by the cell that each is in, and none that is gone or over', () => {
    const konya = { latitude: 37.87, longitude: 32.49 };
    const markers = [
      aMarker({}),
      null,
      aMarker({ userId: 2, endsAt: 5_000 }),
      aMarker({ userId: 3, ...konya }),
    ];
    const shown = [...byCell(markers, 5_000)].map(([cell, all]) => [cell, all.map(({ id }) => id)]);
    expect(shown).toEqual([
      ['519:851', [1]],
      ['511:849', [3]],
    ]);
  });
});
