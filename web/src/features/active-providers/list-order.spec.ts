import { groupRuns, inOrder } from './list-order.js';

const near = { id: 1, latitude: 39.93, longitude: 32.85 };
const far = { id: 2, latitude: 40.5, longitude: 32.85 };
const origin = { latitude: 39.92, longitude: 32.85 };
const ids = (list: { item: { id: number } }[]) => list.map(({ item }) => item.id);

it('puts the nearest first, with the distance', () => {
  const list = inOrder([far, near], origin, null);
  expect(ids(list)).toEqual([1, 2]);
  expect(list[0]?.distance).toBeGreaterThan(1_000);
});

it('puts the best fit first where a way is wished, and last who is not told yet', () => {
  const fit = (place: number) => ({ place, reason: '', group: 'passing' as const });
  const fits = new Map([
    ['1', fit(1)],
    ['2', fit(0)],
  ]);
  expect(ids(inOrder([near, far], origin, fits))).toEqual([2, 1]);
  expect(ids(inOrder([near, far], origin, new Map([['2', fit(5)]])))).toEqual([2, 1]);
});

it('groups rows by how they fit, without moving any', () => {
  const fit = (group: 'passing' | 'callable') => ({ place: 0, reason: '', group });
  const fits = new Map([
    ['1', fit('passing')],
    ['3', fit('callable')],
    ['4', fit('passing')],
  ]);
  const rows = [1, 2, 3, 4].map((id) => ({ item: { id } }));
  expect(groupRuns(rows, fits).map(({ group, rows: run }) => [group, ids(run)])).toEqual([
    ['passing', [1, 2]],
    ['callable', [3]],
    ['passing', [4]],
  ]);
});
