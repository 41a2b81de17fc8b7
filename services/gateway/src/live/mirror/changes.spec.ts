import { aVersionedProvider } from '../../../test/support/builders.js';
import { Changes } from './changes.js';
import { MirroredProvider } from './mirrored-provider.js';

const nobody = () => undefined;

describe('Changes', () => {
  it('are of cells, each with all who changed in it', () => {
    const changes = new Changes(nobody);
    expect(changes.isEmpty).toBe(true);
    changes.note('1:1', 7);
    changes.note('1:1', 8);
    changes.note('1:2', 9);
    expect(changes.isEmpty).toBe(false);
    expect([...changes.changedCells()]).toEqual(['1:1', '1:2']);
    expect(changes.of('1:1', 'exact').map(({ id }) => id)).toEqual([7, 8]);
    expect(changes.of('1:3', 'exact')).toEqual([]);
    expect([changes.has('1:2'), changes.has('1:3')]).toEqual([true, false]);
  });

  it('say of each who is mirrored what to tell, made once for all who ask', () => {
    const provider = new MirroredProvider(aVersionedProvider({ id: 7 }), '1:1');
    const changes = new Changes((id) => (id === 7 ? provider : undefined));
    for (const id of [7, 8]) changes.note('1:1', id);
    changes.noteLabel(7, { phone: '2' });
    const asked = changes.of('1:1', 'exact');
    expect(asked).toEqual([
      { id: 7, provider, bytes: Buffer.from(`${provider.changedJson({ phone: '2' }, 'exact')},`) },
      { id: 8, provider: undefined, bytes: Buffer.alloc(0) },
    ]);
    expect(changes.of('1:1', 'exact')).toBe(asked);
  });

  it('know of each cell that changed when the first of its moves arrived', () => {
    const changes = new Changes(nobody);
    changes.note('1:1', 7);
    for (const arrivedAt of [5_000, 4_000, 6_000]) changes.noteArrival('1:1', arrivedAt);
    changes.noteArrival('1:2', 3_000);
    expect(changes.arrivalOf('1:1')).toBe(4_000);
    expect(changes.arrivalOf('1:2')).toBe(Infinity);
  });

  it('gather what of a label changed, the latest of each part', () => {
    const changes = new Changes(nobody);
    changes.noteLabel(7, { phone: '1', serviceTo: 'Konya' });
    changes.noteLabel(7, { phone: '2' });
    expect(changes.labelOf(7)).toEqual({ phone: '2', serviceTo: 'Konya' });
    expect(changes.labelOf(8)).toBeUndefined();
  });
});
