import { moveOf } from './move.js';

const position = { userId: 1, latitude: 39.97, longitude: 32.86 };

describe('moveOf', () => {
  it('tells the time of receipt from that of the device, and adds the cell', () => {
    expect(moveOf({ ...position, at: 5_000 }, 6_000)).toEqual({
      ...position,
      receivedAt: 6_000,
      deviceAt: 5_000,
      cell: '519:851',
    });
  });

  it('keeps five decimals of the place', () => {
    const exact = { userId: 1, latitude: 39.970004, longitude: 32.859996, at: null };
    expect(moveOf(exact, 0)).toMatchObject({ latitude: 39.97, longitude: 32.86, cell: '519:851' });
  });

  it.each([1, 9_000_000, null])('does not take the time of receipt from a device clock of %j', (at) => {
    expect(moveOf({ ...position, at }, 4_000)).toMatchObject({ receivedAt: 4_000, deviceAt: at });
  });
});
