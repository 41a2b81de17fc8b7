import { GatheredChanges } from './gathered-changes.js';

const step = (id: number, version: number, latitude = 39) => ({
  id,
  version,
  latitude,
  longitude: 32,
  at: version,
});

describe('GatheredChanges', () => {
  it('tells of each provider only its latest step', () => {
    const gathered = new GatheredChanges();
    gathered.addMove('1:1', step(7, 2, 39.2));
    gathered.addMove('1:1', step(7, 1, 39.1));
    expect([...gathered.told(new Map())]).toEqual([
      { cell: '1:1', markers: [], moves: [step(7, 2, 39.2)], left: [] },
    ]);
  });

  it('tells no step of whom it shows whole, and tells the cell that was left', () => {
    const gathered = new GatheredChanges();
    gathered.addMove('1:1', step(7, 1));
    gathered.shown.add(7);
    gathered.addLeave('1:1', { id: 7, version: 2, to: '1:2' });
    expect([...gathered.told(new Map())]).toEqual([
      { cell: '1:1', markers: [], moves: [], left: [{ id: 7, version: 2, to: '1:2' }] },
    ]);
  });

  it('splits what is too much for one message', () => {
    const gathered = new GatheredChanges();
    for (let id = 1; id <= 1_200; id += 1) gathered.addMove('1:1', step(id, id));
    const told = [...gathered.told(new Map())];
    expect(told.map(({ moves }) => moves.length)).toEqual([500, 500, 200]);
  });
});
