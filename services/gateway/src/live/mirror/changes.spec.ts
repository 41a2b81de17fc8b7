import { Changes } from './changes.js';

describe('Changes', () => {
  it('are of cells, each with all who changed in it', () => {
    const changes = new Changes();
    expect(changes.isEmpty).toBe(true);
    changes.note('1:1', 7);
    changes.note('1:1', 8);
    changes.note('1:2', 9);
    expect(changes.isEmpty).toBe(false);
    expect([...changes.changedCells()]).toEqual(['1:1', '1:2']);
    expect(changes.of('1:1')).toEqual(new Set([7, 8]));
    expect(changes.of('1:3')).toBeUndefined();
  });

  it('know of each cell that changed when the first of its moves arrived', () => {
    const changes = new Changes();
    changes.note('1:1', 7);
    for (const arrivedAt of [5_000, 4_000, 6_000]) changes.noteArrival('1:1', arrivedAt);
    changes.noteArrival('1:2', 3_000);
    expect(changes.arrivalOf('1:1')).toBe(4_000);
    expect(changes.arrivalOf('1:2')).toBe(Infinity);
  });

  it('gather what of a label changed, the latest of each part', () => {
    const changes = new Changes();
    changes.noteLabel(7, { phone: '1', serviceTo: 'Konya' });
    changes.noteLabel(7, { phone: '2' });
    expect(changes.labelOf(7)).toEqual({ phone: '2', serviceTo: 'Konya' });
    expect(changes.labelOf(8)).toBeUndefined();
  });
});
