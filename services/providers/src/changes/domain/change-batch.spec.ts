import { ChangeBatch } from './change-batch.js';

const move = (id: number, version: number, latitude = 39) => ({
  id,
  version,
  latitude,
  longitude: 32,
  at: version,
});

describe('ChangeBatch', () => {
  it('holds only the latest move of each provider', () => {
    const batch = new ChangeBatch();
    batch.addMove('1:1', move(7, 2, 39.2));
    batch.addMove('1:1', move(7, 1, 39.1));
    expect([...batch.messages(new Map())]).toEqual([
      { cell: '1:1', markers: [], moves: [move(7, 2, 39.2)], left: [] },
    ]);
  });

  it('holds no move of a provider whose whole marker it holds, and says which cell was left', () => {
    const batch = new ChangeBatch();
    batch.addMove('1:1', move(7, 1));
    batch.wholeMarkers.add(7);
    batch.addLeave('1:1', { id: 7, version: 2, to: '1:2' });
    expect([...batch.messages(new Map())]).toEqual([
      { cell: '1:1', markers: [], moves: [], left: [{ id: 7, version: 2, to: '1:2' }] },
    ]);
  });

  it('splits what is too much for one message', () => {
    const batch = new ChangeBatch();
    for (let id = 1; id <= 1_200; id += 1) batch.addMove('1:1', move(id, id));
    const messages = [...batch.messages(new Map())];
    expect(messages.map(({ moves }) => moves.length)).toEqual([500, 500, 200]);
  });
});
