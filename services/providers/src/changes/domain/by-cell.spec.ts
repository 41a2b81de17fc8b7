import type { Marker } from '../../markers/domain/marker.js';
import { byCell } from './by-cell.js';

const aMarker = (known: Partial<Marker>): Marker => ({
  userId: 1,
  fullName: 'Ayşe Yılmaz',
  phone: null,
  latitude: 39.97,
  longitude: 32.86,
  receivedAt: 1_000,
  endsAt: null,
  version: 7,
  offer: { type: 'taxi', from: 'Ankara', to: 'Konya', description: null, showPhone: true },
  ...known,
});

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
