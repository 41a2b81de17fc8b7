import { inOrder } from './list-order.js';

const near = { id: 1, latitude: 39.93, longitude: 32.85 };
const far = { id: 2, latitude: 40.5, longitude: 32.85 };
const origin = { latitude: 39.92, longitude: 32.85 };
const ids = (list: { item: { id: number } }[]) => list.map(({ item }) => item.id);

it('puts the nearest first, with the distance', () => {
  const list = inOrder([far, near], origin, null);
  expect(ids(list)).toEqual([1, 2]);
  expect(list[0]?.distance).toBeGreaterThan(1_000);
});

it('puts the least detour first where a way is wished, and names alone last', () => {
  expect(
    ids(
      inOrder(
        [near, far],
        origin,
        new Map([
          [1, 9_000],
          [2, 300],
        ]),
      ),
    ),
  ).toEqual([2, 1]);
  expect(
    ids(
      inOrder(
        [near, far],
        origin,
        new Map<number, number | 'unknown'>([
          [1, 'unknown'],
          [2, 300],
        ]),
      ),
    ),
  ).toEqual([2, 1]);
});

it('puts the nearer one first where detours are as good as equal', () => {
  expect(
    ids(
      inOrder(
        [far, near],
        origin,
        new Map([
          [1, 400],
          [2, 300],
        ]),
      ),
    ),
  ).toEqual([1, 2]);
});
