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
  let now = 0;
  let mirror: ProviderMirror;
  beforeEach(() => {
    now = 1_000_000;
    mirror = new ProviderMirror(() => now);
  });

  const nowhere = () => false;
  const everywhere = () => true;
  const cellOf1 = () => mirror.get(1)?.cell;

  it('never steps back, whatever order two instances tell in', () => {
    mirror.put(aProvider());
    expect(mirror.move(ANKARA_CELL, aMove(12, 39.98))).toBe('moved');
    expect(mirror.move(ANKARA_CELL, aMove(11, 39.9))).toBe('outdated');
    mirror.put(aProvider({ version: 11 }));
    expect(mirror.get(1)?.latitude).toBe(39.98);
  });

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

  it('says when a step is of somebody whom it does not know', () => {
    expect(mirror.move(ANKARA_CELL, aMove(12, 39.98))).toBe('unknown');
  });

  it('does not bring back who went, by late news of before', () => {
    mirror.put(aProvider());
    mirror.leave(ANKARA_CELL, { id: 1, version: 15, to: null }, everywhere);
    mirror.put(aProvider({ version: 14 }));
    expect(mirror.move(ANKARA_CELL, aMove(13, 39.98))).toBe('outdated');
    expect(mirror.get(1)).toBeUndefined();
    mirror.put(aProvider({ version: 20 }));
    expect(cellOf1()).toBe(ANKARA_CELL);
  });

  it.each([
    ['before', true],
    ['after', false],
  ])('moves somebody to another cell of which it hears %s the one that was left', (_, enteredFirst) => {
    mirror.put(aProvider());
    const enter = () => mirror.put(aProvider({ version: 12, ...KONYA }));
    const leave = () => mirror.leave(ANKARA_CELL, { id: 1, version: 12, to: KONYA_CELL }, nowhere);
    for (const step of enteredFirst ? [enter, leave] : [leave, enter]) step();
    expect(cellOf1()).toBe(KONYA_CELL);
    expect([...mirror.inCell(ANKARA_CELL)]).toEqual([]);
    expect([...mirror.inCell(KONYA_CELL)]).toHaveLength(1);
  });

  it('waits for the news of the cell that somebody went to, where that is mirrored too', () => {
    mirror.put(aProvider());
    mirror.leave(ANKARA_CELL, { id: 1, version: 12, to: KONYA_CELL }, everywhere);
    expect(cellOf1()).toBe(ANKARA_CELL);
  });

  it('takes away whose offer is over, and does not bring it back', () => {
    mirror.put(aProvider({ endsAt: 1_000 }));
    mirror.expire(999);
    expect(mirror.size).toBe(1);
    mirror.expire(1_000);
    mirror.put(aProvider({ endsAt: 1_000 }));
    expect(mirror.size).toBe(0);
  });

  it('tells what changed once', () => {
    mirror.put(aProvider());
    expect(mirror.takeChanges().of(ANKARA_CELL, 'exact')).toEqual([
      { id: 1, provider: mirror.get(1), json: expect.any(String) },
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
    expect([...mirror.occupiedCells()]).toEqual([KONYA_CELL]);
    expect([...mirror.everybody()].map(({ id }) => id)).toEqual([1]);
  });

  it('takes away who went offline or out of view, unless newer news of them is known', () => {
    const gone = (version: number, to: string | null, cell = ANKARA_CELL) => {
      const one = new ProviderMirror();
      one.put(aProvider());
      one.leave(cell, { id: 1, version, to }, nowhere);
      return one.size === 0;
    };
    expect(gone(10, null)).toBe(true);
    expect(gone(9, null)).toBe(false);
    expect(gone(12, null, KONYA_CELL)).toBe(true);
    expect(gone(12, KONYA_CELL)).toBe(true);
    expect(gone(12, '1:1', KONYA_CELL)).toBe(false);
  });

  it('remembers the latest going of whom it does not know', () => {
    mirror.leave(ANKARA_CELL, { id: 1, version: 12, to: null }, nowhere);
    mirror.leave(ANKARA_CELL, { id: 1, version: 15, to: null }, nowhere);
    mirror.leave(ANKARA_CELL, { id: 1, version: 11, to: null }, nowhere);
    mirror.put(aProvider({ version: 14 }));
    expect(mirror.size).toBe(0);
    mirror.put(aProvider({ version: 15 }));
    expect(mirror.size).toBe(1);
  });

  it('goes by an end that is set anew', () => {
    mirror.put(aProvider({ endsAt: 1_000 }));
    mirror.put(aProvider({ endsAt: 90_000, version: 99 }));
    mirror.expire(89_999);
    expect(mirror.size).toBe(1);
    mirror.expire(90_000);
    expect(mirror.size).toBe(0);
  });

  it('ignores the end of an offer that was removed or replaced', () => {
    const removed = aVersionedProvider({ id: 1, version: 10, endsAt: 1_000 });
    mirror.put(removed);
    mirror.leave(ANKARA_CELL, { id: 1, version: 10, to: null }, nowhere);
    mirror.put({ ...removed, version: 20, endsAt: null });
    mirror.expire(1_000);
    expect(mirror.size).toBe(1);
    mirror.put({ ...removed, version: 30 });
    mirror.put({ ...removed, version: 40, endsAt: null });
    mirror.expire(1_000);
    expect(mirror.size).toBe(1);
  });

  it('notes when the first move of a cell arrived', () => {
    mirror.put(aProvider());
    mirror.noteArrival(ANKARA_CELL, 5_000);
    expect(mirror.takeChanges().arrivalOf(ANKARA_CELL)).toBe(5_000);
  });

  it('keeps whose offer has no end', () => {
    mirror.put(aProvider({ endsAt: null }));
    mirror.expire(Number.MAX_SAFE_INTEGER);
    expect(mirror.size).toBe(1);
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
