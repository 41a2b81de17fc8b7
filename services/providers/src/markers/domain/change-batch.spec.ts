import type { VersionedProvider } from '@rotadas/contracts/live/cell-change';
import { anActiveProvider } from '@rotadas/service-kit/testing/an-active-provider';
import { beginsSampleInterval, ChangeBatch, type ChangesOfCell } from './change-batch.js';

const aVersionedProvider = (known: Pick<VersionedProvider, 'id' | 'version'>): VersionedProvider => ({
  ...anActiveProvider(),
  ...known,
});

const ARRIVED_AT = 5_000;

const move = (id: number, version: number, latitude = 39) => ({
  id,
  version,
  latitude,
  longitude: 32,
  at: version,
});

describe('ChangeBatch', () => {
  it.each([
    ['a later move', 1, 2, 39.2],
    ['an earlier move', 2, 1, 39.1],
    ['another move of the same version', 1, 1, 39.1],
  ])('keeps only the latest move of each provider: %s', (_what, first, second, latitude) => {
    const batch = new ChangeBatch();
    batch.addMove('1:1', move(7, first, 39.1), ARRIVED_AT);
    batch.addMove('1:1', move(7, second, 39.2), ARRIVED_AT);
    const latest = move(7, Math.max(first, second), latitude);
    expect([...batch.messages(new Map())]).toEqual([
      { cell: '1:1', markers: [], moves: [latest], arrivedAt: ARRIVED_AT, exits: [] },
    ]);
  });

  it('has no move of a provider whose whole marker it has, and an exit for the former cell', () => {
    const batch = new ChangeBatch();
    batch.addMove('1:1', move(7, 1), ARRIVED_AT);
    batch.wholeMarkers.add(7);
    batch.addExit('1:1', { id: 7, version: 2, to: '1:2' });
    expect([...batch.messages(new Map())]).toEqual([
      { cell: '1:1', markers: [], moves: [], arrivedAt: null, exits: [{ id: 7, version: 2, to: '1:2' }] },
    ]);
  });

  it('has no message for a cell without changes', () => {
    const batch = new ChangeBatch();
    batch.addMove('1:1', move(7, 1), ARRIVED_AT);
    batch.wholeMarkers.add(7);
    expect([...batch.messages(new Map())]).toEqual([]);
  });

  it('reduces a message to the changes of the sampled subject', () => {
    const batch = new ChangeBatch();
    batch.sampledMoves.add(7);
    const empty: ChangesOfCell = { cell: '1:1', markers: [], moves: [], arrivedAt: null, exits: [] };
    const exits = [{ id: 9, version: 1, to: null }];
    const markers = [aVersionedProvider({ id: 9, version: 1 })];
    expect(batch.sample({ ...empty, moves: [move(7, 1), move(8, 1)] })).toEqual({
      ...empty,
      moves: [move(7, 1)],
    });
    expect(batch.sample({ ...empty, moves: [move(8, 1)] })).toBeUndefined();
    expect(batch.sample({ ...empty, moves: [move(8, 1)], exits })).toEqual({ ...empty, exits });
    expect(batch.sample({ ...empty, markers })).toEqual({ ...empty, markers });
  });

  it('has the arrival time of the first move of each cell', () => {
    const batch = new ChangeBatch();
    batch.addMove('1:1', move(7, 1), 5_000);
    batch.addMove('1:1', move(8, 1), 4_000);
    batch.addMove('1:1', move(7, 2), 6_000);
    batch.addMove('1:2', move(9, 1), 7_000);
    const arrivals = [...batch.messages(new Map())].map(({ cell, arrivedAt }) => [cell, arrivedAt]);
    expect(arrivals).toEqual([
      ['1:1', 4_000],
      ['1:2', 7_000],
    ]);
  });

  it.each<[string, (batch: ChangeBatch) => void]>([
    ['a move', (batch) => batch.addMove('1:1', move(7, 1), ARRIVED_AT)],
    ['an exit', (batch) => batch.addExit('1:1', { id: 7, version: 1, to: null })],
    ['a whole marker', (batch) => void batch.wholeMarkers.add(7)],
  ])('is empty until it holds %s', (_what, add) => {
    const batch = new ChangeBatch();
    expect(batch.isEmpty).toBe(true);
    add(batch);
    expect(batch.isEmpty).toBe(false);
  });

  it('splits a message that is too large', () => {
    const batch = new ChangeBatch();
    const markers = Array.from({ length: 500 }, (_, index) =>
      aVersionedProvider({ id: index + 2_000, version: 1 }),
    );
    for (let id = 1; id <= 1_000; id += 1) batch.addMove('1:1', move(id, id), ARRIVED_AT);
    for (let id = 1; id <= 700; id += 1) batch.addExit('1:1', { id, version: id, to: null });
    const messages = [...batch.messages(new Map([['1:1', markers]]))];
    expect(
      messages.map(({ moves, exits, markers: whole }) => [moves, exits, whole].map((all) => all.length)),
    ).toEqual([
      [300, 300, 300],
      [300, 300, 200],
      [300, 100, 0],
      [100, 0, 0],
    ]);
  });
});

describe('beginsSampleInterval', () => {
  const moveAt = (id: number, at: number) => ({ ...move(id, 1), at });

  it('is true for a first position', () => {
    expect(beginsSampleInterval(moveAt(0, 5_000), null)).toBe(true);
  });

  it('is true once per 10 s, with a different phase for each provider', () => {
    expect(beginsSampleInterval(moveAt(0, 9_999), 0)).toBe(false);
    expect(beginsSampleInterval(moveAt(0, 10_000), 9_999)).toBe(true);
    expect(beginsSampleInterval(moveAt(1, 10_000), 9_999)).toBe(false);
    expect(beginsSampleInterval(moveAt(1, 13_819), 13_818)).toBe(true);
  });
});
