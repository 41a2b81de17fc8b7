import { jest } from '@jest/globals';
import { AMirror, aVersionedProvider } from '../../test/support/a-mirror.js';

const ANKARA = '519:851';
const KONYA = '511:849';
const IN_KONYA = { latitude: 37.87, longitude: 32.49 };
const aMove = (version: number, latitude: number) => ({
  id: 1,
  latitude,
  longitude: 32.86,
  at: 6_000,
  version,
});
const nowhere = () => false;
const everywhere = () => true;

describe('VersionedMirror', () => {
  let mirror: AMirror;
  beforeEach(() => (mirror = new AMirror()));
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('keeps the latest position in any order of two publishers', () => {
    mirror.put(aVersionedProvider());
    expect(mirror.move(ANKARA, aMove(12, 39.98))).toBe('moved');
    expect(mirror.move(ANKARA, aMove(11, 39.9))).toBe('outdated');
    expect(mirror.move(ANKARA, aMove(12, 39.9))).toBe('outdated');
    mirror.put(aVersionedProvider({ version: 11 }));
    expect(mirror.get(1)?.latitude).toBe(39.98);
  });

  it('applies content that is older than a move, and keeps the move', () => {
    mirror.put(aVersionedProvider({ phone: '1' }));
    mirror.move(ANKARA, aMove(12, 39.98));
    mirror.put(aVersionedProvider({ version: 11, phone: '2' }));
    mirror.put(aVersionedProvider({ version: 10, phone: '3' }));
    expect(mirror.get(1)).toMatchObject({ latitude: 39.98, version: 12, phone: '2' });
  });

  it('reports a move of an unknown provider', () => {
    expect(mirror.move(ANKARA, aMove(12, 39.98))).toBe('unknown');
  });

  it('does not restore a removed provider after a late message', () => {
    mirror.put(aVersionedProvider());
    mirror.exit(ANKARA, { id: 1, version: 15, to: null }, everywhere);
    mirror.put(aVersionedProvider({ version: 14 }));
    expect(mirror.move(ANKARA, aMove(13, 39.98))).toBe('outdated');
    expect(mirror.get(1)).toBeUndefined();
    mirror.put(aVersionedProvider({ version: 20 }));
    expect(mirror.get(1)?.cell).toBe(ANKARA);
  });

  it.each([
    ['before', true],
    ['after', false],
  ])(
    'moves a provider if the message of the new cell arrives %s that of the former one',
    (_, isEnteredFirst) => {
      mirror.put(aVersionedProvider());
      const enter = () => mirror.put(aVersionedProvider({ version: 12, ...IN_KONYA }));
      const exit = () => mirror.exit(ANKARA, { id: 1, version: 12, to: KONYA }, nowhere);
      for (const step of isEnteredFirst ? [enter, exit] : [exit, enter]) step();
      expect(mirror.get(1)?.cell).toBe(KONYA);
      expect([...mirror.inCell(ANKARA)]).toEqual([]);
      expect([...mirror.inCell(KONYA)]).toHaveLength(1);
      expect([...mirror.occupiedCells()]).toEqual([KONYA]);
    },
  );

  it('reports the cell of a move within it, and both cells of a move between them', () => {
    mirror.put(aVersionedProvider());
    mirror.move(ANKARA, aMove(11, 39.98));
    mirror.put(aVersionedProvider({ version: 12, ...IN_KONYA }));
    expect(mirror.changed).toEqual([ANKARA, ANKARA, ANKARA, KONYA]);
  });

  it('waits for the message of the new cell if that is mirrored too', () => {
    mirror.put(aVersionedProvider());
    mirror.exit(ANKARA, { id: 1, version: 12, to: KONYA }, everywhere);
    expect(mirror.get(1)?.cell).toBe(ANKARA);
  });

  it.each([
    [10, null, ANKARA, true],
    [9, null, ANKARA, false],
    [12, null, KONYA, true],
    [12, KONYA, ANKARA, true],
    [12, '1:1', KONYA, false],
  ])('on an exit of version %i to %s from %s removes provider 1: %s', (version, to, cell, isRemoved) => {
    mirror.put(aVersionedProvider());
    mirror.exit(cell, { id: 1, version, to }, nowhere);
    expect(mirror.size).toBe(isRemoved ? 0 : 1);
    expect(mirror.removed).toEqual(isRemoved ? [1] : []);
  });

  it('remembers the latest removal of an unknown provider', () => {
    for (const version of [12, 15, 11]) mirror.exit(ANKARA, { id: 1, version, to: null }, nowhere);
    mirror.put(aVersionedProvider({ version: 14 }));
    expect(mirror.size).toBe(0);
    mirror.put(aVersionedProvider({ version: 15 }));
    expect(mirror.size).toBe(1);
  });

  it('forgets a removal 15 s after its first message', () => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    jest.spyOn(performance, 'now').mockImplementation(Date.now); // the clock of lru-cache
    for (let messages = 0; messages < 2; messages += 1) {
      mirror.exit(ANKARA, { id: 1, version: 12, to: null }, nowhere);
      jest.advanceTimersByTime(8_000);
    }
    mirror.put(aVersionedProvider({ version: 11 }));
    expect(mirror.size).toBe(1);
  });

  it('keeps other providers of a cell that one leaves', () => {
    for (const id of [1, 2]) mirror.put(aVersionedProvider({ id }));
    mirror.exit(ANKARA, { id: 1, version: 12, to: null }, nowhere);
    expect([...mirror.inCell(ANKARA)].map(({ id }) => id)).toEqual([2]);
  });

  it('removes providers with ended offers, and does not restore them', () => {
    mirror.put(aVersionedProvider({ endsAt: 1_000 }));
    mirror.put(aVersionedProvider({ id: 2, endsAt: null }));
    mirror.expire(999);
    expect(mirror.size).toBe(2);
    mirror.expire(1_000);
    mirror.put(aVersionedProvider({ endsAt: 1_000 }));
    expect([...mirror.all()].map(({ id }) => id)).toEqual([2]);
    mirror.expire(Number.MAX_SAFE_INTEGER);
    expect([...mirror.all()].map(({ id }) => id)).toEqual([2]);
  });

  it('removes each of several providers whose offers end within a minute, at its end', () => {
    for (const id of [1, 2, 3]) mirror.put(aVersionedProvider({ id, endsAt: id * 1_000 }));
    mirror.exit(ANKARA, { id: 1, version: 12, to: null }, nowhere);
    mirror.expire(2_000);
    expect([...mirror.all()].map(({ id }) => id)).toEqual([3]);
    mirror.expire(3_000);
    expect(mirror.size).toBe(0);
  });

  it('applies a changed end', () => {
    mirror.put(aVersionedProvider({ endsAt: 1_000 }));
    mirror.put(aVersionedProvider({ endsAt: 90_000, version: 99 }));
    mirror.expire(89_999);
    expect(mirror.size).toBe(1);
    mirror.expire(90_000);
    expect(mirror.size).toBe(0);
  });

  it('raises its revision with each change, and stores it with the provider', () => {
    mirror.put(aVersionedProvider());
    const { revision } = mirror;
    mirror.move(ANKARA, aMove(12, 39.98));
    const moved = mirror.revision;
    expect(moved).toBeGreaterThan(revision);
    expect(mirror.get(1)?.revision).toBe(moved);
    mirror.put(aVersionedProvider({ version: 11, phone: '1' }));
    const edited = mirror.revision;
    expect(edited).toBeGreaterThan(moved);
    mirror.put(aVersionedProvider({ version: 12, phone: '1' }));
    expect(mirror.revision).toBe(edited);
    mirror.exit(ANKARA, { id: 1, version: 13, to: null }, nowhere);
    expect(mirror.revision).toBeGreaterThan(edited);
  });
});
