import { moveOf } from './move.js';

const position = { userId: 1, latitude: 39.97, longitude: 32.86, at: 5_000 };

describe('moveOf', () => {
  it('keeps the time of the device and adds the cell', () => {
    expect(moveOf(position, 6_000)).toEqual({ ...position, cell: '519:851' });
  });

  it('takes a time that is still to come as now', () => {
    expect(moveOf(position, 4_000).at).toBe(4_000);
  });
});
