import { jest } from '@jest/globals';
import { toCell } from '@rotadas/contracts/live/cell';
import type { VersionedProvider } from '@rotadas/contracts/live/cell-change';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { anActiveProvider } from '@rotadas/service-kit/testing/an-active-provider';
import { loadTestRoads } from '../../test/support/test-roads.js';
import { OnlineMirror } from './online-mirror.js';

const KONYA = { latitude: 37.87, longitude: 32.48 };
const CELL = toCell(anActiveProvider());

const versioned = (version: number, known: Partial<ActiveProvider> = {}): VersionedProvider => ({
  ...anActiveProvider(known),
  version,
});
const step = (version: number) => ({ id: 1, ...KONYA, at: 2_000, version });

describe('OnlineMirror', () => {
  let roads: Awaited<ReturnType<typeof loadTestRoads>>;
  beforeAll(async () => void (roads = await loadTestRoads()));
  const aMirror = () => {
    const offers = roads.offers();
    return { offers, mirror: new OnlineMirror(offers) };
  };

  it('has the offer of each provider online, without its version', () => {
    const { mirror, offers } = aMirror();
    mirror.put(versioned(5));
    expect(offers.table.all.map(({ provider }) => provider)).toEqual([anActiveProvider()]);
  });

  it('moves the offer, and applies an older label at its position', () => {
    const { mirror } = aMirror();
    mirror.put(versioned(5));
    expect(mirror.move(toCell(KONYA), step(7))).toBe('moved');
    expect(mirror.get(1)?.offer.provider).toMatchObject({ ...KONYA, at: 2_000 });
    mirror.put(versioned(6, { serviceTo: 'Bursa' }));
    expect(mirror.get(1)?.offer.provider).toMatchObject({ ...KONYA, serviceTo: 'Bursa' });
    mirror.put(versioned(4, { serviceTo: 'Adana' }));
    expect(mirror.get(1)?.offer.provider.serviceTo).toBe('Bursa');
  });

  it('applies a newer position from a snapshot as a move', () => {
    const { mirror, offers } = aMirror();
    const change = jest.spyOn(offers, 'change');
    mirror.put(versioned(5));
    mirror.put(versioned(6, KONYA));
    expect(mirror.get(1)?.offer.provider).toMatchObject(KONYA);
    expect(change).not.toHaveBeenCalled();
    mirror.put(versioned(7, { ...KONYA, price: { amount: 5, per: 'km' } }));
    expect(change).toHaveBeenCalledTimes(1);
  });

  it('applies a new label with its position', () => {
    const { mirror } = aMirror();
    mirror.put(versioned(5));
    mirror.put(versioned(6, { ...KONYA, serviceTo: 'Bursa' }));
    expect(mirror.get(1)?.offer.provider).toMatchObject({ ...KONYA, serviceTo: 'Bursa' });
  });

  it('removes offers of providers that went offline, and ended offers', () => {
    const { mirror, offers } = aMirror();
    mirror.put(versioned(5));
    mirror.put(versioned(5, { id: 2, endsAt: 9_000 }));
    mirror.exit(CELL, { id: 1, version: 8, to: null }, () => true);
    expect(offers.table.all.map(({ provider }) => provider.id)).toEqual([2]);
    mirror.expire(10_000);
    expect(offers.table.all).toEqual([]);
  });
});
