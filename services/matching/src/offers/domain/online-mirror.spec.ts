import { jest } from '@jest/globals';
import { cellOf } from '@rotadas/contracts/live/cell';
import type { VersionedProvider } from '@rotadas/contracts/live/cell-change';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { anActiveProvider } from '@rotadas/service-kit/testing/an-active-provider';
import { theRoads } from '../../../test/support/the-roads.js';
import { OnlineMirror } from './online-mirror.js';

const KONYA = { latitude: 37.87, longitude: 32.48 };
const CELL = cellOf(anActiveProvider());

const versioned = (version: number, known: Partial<ActiveProvider> = {}): VersionedProvider => ({
  ...anActiveProvider(known),
  version,
});
const step = (version: number) => ({ id: 1, ...KONYA, at: 2_000, version });

describe('OnlineMirror', () => {
  let roads: Awaited<ReturnType<typeof theRoads>>;
  beforeAll(async () => void (roads = await theRoads()));
  const aMirror = (now = Date.now) => {
    const offers = roads.offers();
    return { offers, mirror: new OnlineMirror(offers, now) };
  };

  it('has the offer of everybody online, without its version', () => {
    const { mirror, offers } = aMirror();
    mirror.put(versioned(5));
    expect(mirror.offerOf(1)?.provider).toEqual(anActiveProvider());
    expect([...mirror.everybody()].map(({ id }) => id)).toEqual([1]);
    expect(offers.columns.size).toBe(1);
  });

  it('follows steps into another cell, and drops what is older', () => {
    const { mirror } = aMirror();
    mirror.put(versioned(5));
    expect(mirror.move(cellOf(KONYA), step(7))).toBe('moved');
    expect(mirror.move(CELL, { ...step(6), latitude: 38 })).toBe('outdated');
    expect(mirror.offerOf(1)?.provider).toMatchObject({ ...KONYA, at: 2_000 });
    expect([...mirror.inCell(CELL)]).toEqual([]);
    expect([...mirror.inCell(cellOf(KONYA))].map(({ id }) => id)).toEqual([1]);
  });

  it('knows no step of somebody whom it has not heard of', () => {
    expect(aMirror().mirror.move(CELL, step(7))).toBe('unknown');
  });

  it('takes over a label of before a step, and keeps the step', () => {
    const { mirror } = aMirror();
    mirror.put(versioned(5));
    mirror.move(cellOf(KONYA), step(7));
    mirror.put(versioned(6, { serviceTo: 'Bursa' }));
    expect(mirror.offerOf(1)?.provider).toMatchObject({ ...KONYA, serviceTo: 'Bursa' });
    mirror.put(versioned(4, { serviceTo: 'Adana' }));
    expect(mirror.offerOf(1)?.provider.serviceTo).toBe('Bursa');
  });

  it('takes a newer position out of a snapshot, and tells no change of the offer', () => {
    const { mirror, offers } = aMirror();
    const change = jest.spyOn(offers, 'change');
    mirror.put(versioned(5));
    mirror.put(versioned(6, KONYA));
    expect(mirror.offerOf(1)?.provider).toMatchObject(KONYA);
    expect(change).not.toHaveBeenCalled();
    mirror.put(versioned(7, { ...KONYA, price: { amount: 5, per: 'km' } }));
    expect(change).toHaveBeenCalledTimes(1);
  });

  it('forgets who went offline, and late news of before', () => {
    const { mirror, offers } = aMirror();
    mirror.put(versioned(5));
    mirror.leave(CELL, { id: 1, version: 6, to: cellOf(KONYA) });
    expect(mirror.offerOf(1)).toBeDefined();
    mirror.leave(CELL, { id: 1, version: 8, to: null });
    mirror.put(versioned(7));
    expect(mirror.move(CELL, step(7))).toBe('outdated');
    expect([mirror.offerOf(1), offers.columns.size]).toEqual([undefined, 0]);
    mirror.put(versioned(9));
    mirror.leave(CELL, { id: 1, version: 8, to: null });
    expect(mirror.offerOf(1)).toBeDefined();
  });

  it('forgets whose offer is over', () => {
    const { mirror } = aMirror(() => 10_000);
    mirror.put(versioned(5, { endsAt: 9_000 }));
    mirror.put(versioned(5, { id: 2, endsAt: 11_000 }));
    mirror.put(versioned(5, { id: 3, endsAt: null }));
    mirror.expire(10_000);
    expect([...mirror.everybody()].map(({ id }) => id)).toEqual([2, 3]);
  });

  it('goes by an end that is set anew', () => {
    const { mirror } = aMirror(() => 10_000);
    mirror.put(versioned(5, { endsAt: 9_000 }));
    mirror.put(versioned(6, { endsAt: 90_000 }));
    mirror.expire(89_999);
    expect(mirror.offerOf(1)).toBeDefined();
    mirror.expire(90_000);
    expect(mirror.offerOf(1)).toBeUndefined();
  });
});
