import type { VersionedProvider } from '@rotadas/contracts/live/cell-change';
import { aVersionedProvider } from '../../../test/support/builders.js';
import { ProviderMirror } from './provider-mirror.js';

const ANKARA_CELL = '519:851';
const KONYA = { latitude: 37.87, longitude: 32.49 };
const KONYA_CELL = '511:849';

const aProvider = (change: Partial<VersionedProvider> = {}) =>
  aVersionedProvider({ id: 1, version: 10, ...change });
const aMove = (version: number, latitude: number) => ({
  id: 1,
  latitude,
  longitude: 32.86,
  at: 6_000,
  version,
});

describe('ProviderMirror', () => {
  let mirror: ProviderMirror;
  beforeEach(() => (mirror = new ProviderMirror()));

  it('shows a new label even where a later step was told first, and no older one after it', () => {
    mirror.put(aProvider({ phone: '1' }));
    mirror.move(ANKARA_CELL, aMove(12, 39.98));
    mirror.takeChanges();
    mirror.put(aProvider({ version: 11, phone: '2' }));
    expect(mirror.get(1)).toMatchObject({ latitude: 39.98, version: 12 });
    expect(mirror.takeChanges().labelOf(1)).toEqual({ phone: '2' });
    mirror.put(aProvider({ version: 10, phone: '1' }));
    mirror.put(aProvider({ version: 12, phone: '2' }));
    expect(mirror.takeChanges().isEmpty).toBe(true);
  });

  it('tells what changed once', () => {
    mirror.put(aProvider());
    expect(mirror.takeChanges().of(ANKARA_CELL, 'exact')).toEqual([
      { id: 1, provider: mirror.get(1), bytes: expect.any(Buffer) },
    ]);
    expect(mirror.takeChanges().isEmpty).toBe(true);
    mirror.put(aProvider({ version: 12, phone: '0555' }));
    expect(mirror.takeChanges().labelOf(1)).toEqual({ phone: '0555' });
  });

  it('counts news of the version that it has as told before', () => {
    mirror.put(aProvider());
    mirror.takeChanges();
    expect(mirror.move(ANKARA_CELL, aMove(10, 39.98))).toBe('outdated');
    expect(mirror.takeChanges().isEmpty).toBe(true);
  });

  it('tells both cells of a step from one to the other', () => {
    mirror.put(aProvider());
    mirror.takeChanges();
    mirror.put(aProvider({ version: 12, ...KONYA }));
    const changes = mirror.takeChanges();
    expect([...changes.changedCells()]).toEqual([ANKARA_CELL, KONYA_CELL]);
  });

  it('notes when the first move of a cell arrived', () => {
    mirror.put(aProvider());
    mirror.noteArrival(ANKARA_CELL, 5_000);
    expect(mirror.takeChanges().arrivalOf(ANKARA_CELL)).toBe(5_000);
  });

  it.each<[string, boolean, (mirrored: ProviderMirror) => unknown]>([
    ['somebody comes', true, (mirrored) => mirrored.put(aProvider({ id: 2 }))],
    ['somebody steps on', false, (mirrored) => mirrored.move(ANKARA_CELL, aMove(12, 39.98))],
    ['a label changes', true, (mirrored) => mirrored.put(aProvider({ version: 12, phone: '1' }))],
    ['somebody goes', true, (mirrored) => mirrored.expire(1_000)],
  ])('calls once a tick when %s, and counts it', (_what, isStructural, change) => {
    let calls = 0;
    const mirrored = new ProviderMirror();
    mirrored.notify(() => (calls += 1));
    mirrored.put(aProvider({ endsAt: 1_000 }));
    mirrored.takeChanges();
    const { stamp, structuralStamp } = mirrored;
    change(mirrored);
    expect(calls).toBe(2);
    expect(mirrored.stamp).toBeGreaterThan(stamp);
    expect(mirrored.structuralStamp).toBe(isStructural ? mirrored.stamp : structuralStamp);
    expect(mirrored.takeChanges().isEmpty).toBe(false);
    mirrored.put(aProvider({ id: 3 }));
    mirrored.put(aProvider({ id: 4 }));
    expect(calls).toBe(3);
    expect(mirrored.get(4)?.stamp).toBe(mirrored.stamp);
  });
});
