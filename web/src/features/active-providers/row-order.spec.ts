import { groupRows, nextRows, type RankedMatch } from './row-order.js';

const ORIGIN = { latitude: 39.92, longitude: 32.85 };
/** One degree of latitude, metres. */
const DEGREE_M = 111_195;

/** A point `metres` north of the viewer. */
const at = (id: number, metres: number) => ({
  id,
  latitude: ORIGIN.latitude + metres / DEGREE_M,
  longitude: ORIGIN.longitude,
});
type Point = ReturnType<typeof at>;

const free = { origin: ORIGIN, matchRanks: null, isLocked: false };
const locked = { ...free, isLocked: true };
const ON_ROUTE = { title: 'Yolundan geçenler', count: '2 kişi' };
const CALLABLE = { title: 'Çağırabileceklerin', count: '1 kişi' };
const ranked = (rank: number, group: RankedMatch['group'] = ON_ROUTE) => ({
  rank,
  reason: '',
  tripMetres: null,
  group,
});
const ids = (rows: readonly { item: { id: number } }[]) => rows.map(({ item }) => item.id);
const initialRows = (points: Point[]) => nextRows([], points, free);

it('lists the nearest first', () => {
  expect(ids(initialRows([at(1, 900), at(2, 300), at(3, 600)]))).toEqual([2, 3, 1]);
});

it('moves a row for a clear difference only', () => {
  const rows = initialRows([at(1, 1_000), at(2, 1_050)]);
  const nearly = nextRows(rows, [at(1, 1_050), at(2, 950)], free);
  expect(ids(nearly)).toEqual([1, 2]);
  expect(ids(nextRows(nearly, [at(1, 1_100), at(2, 900)], free))).toEqual([2, 1]);
});

it('needs a larger difference to move distant rows', () => {
  const rows = initialRows([at(1, 50_000), at(2, 51_000)]);
  const swapped = nextRows(rows, [at(1, 52_000), at(2, 49_000)], free);
  expect(ids(swapped)).toEqual([1, 2]);
});

it('keeps clearly nearer rows above, however small the steps were', () => {
  let rows = initialRows([at(1, 100), at(2, 200), at(3, 300), at(4, 400)]);
  for (let step = 1; step <= 30; step += 1) {
    const points = [1, 2, 3, 4].map((id) => at(id, 100 * id + (5 - 2 * id) * 5 * step + 150));
    rows = nextRows(rows, points, free);
    const distances = rows.map(({ distance }) => distance ?? 0);
    for (const [place, distance] of distances.entries())
      expect(distance).toBeLessThanOrEqual(Math.min(...distances.slice(place)) + 160);
  }
});

it('reorders no rows while the list is locked, and appends new ones', () => {
  const rows = initialRows([at(1, 300), at(2, 600)]);
  const after = nextRows(rows, [at(1, 5_000), at(2, 100), at(3, 50)], locked);
  expect(ids(after)).toEqual([1, 2, 3]);
  expect(after[0]?.distance).toBeCloseTo(5_000, -2);
  expect(ids(nextRows(after, [at(1, 5_000), at(2, 100), at(3, 50)], free))).toEqual([2, 3, 1]);
});

it('keeps the row of a provider that left while the list is locked', () => {
  const rows = initialRows([at(1, 300), at(2, 600), at(3, 900)]);
  const after = nextRows(rows, [at(1, 300), at(3, 900)], locked);
  expect(after.map(({ item, isRemoved }) => [item.id, isRemoved])).toEqual([
    [1, false],
    [2, true],
    [3, false],
  ]);
  expect(ids(nextRows(after, [at(1, 300), at(3, 900)], free))).toEqual([1, 3]);
});

it('starts a new order if all rows of a locked list were removed', () => {
  const after = nextRows(initialRows([at(1, 300)]), [at(8, 700), at(9, 200)], locked);
  expect(ids(after)).toEqual([9, 8]);
});

it('lists the best match first and other offers last; a row moves if another becomes better', () => {
  const points = [at(1, 300), at(2, 600)];
  const fitted = (one: number, two: number) => ({
    ...free,
    matchRanks: new Map([
      ['1', ranked(one)],
      ['2', ranked(two)],
    ]),
  });
  const rows = nextRows([], points, fitted(1, 0));
  expect(ids(rows)).toEqual([2, 1]);
  expect(ids(nextRows(rows, points, { ...fitted(0, 1), isLocked: true }))).toEqual([2, 1]);
  expect(ids(nextRows(rows, points, fitted(0, 1)))).toEqual([1, 2]);
  const onlySecond = { ...free, matchRanks: new Map([['2', ranked(5)]]) };
  expect(ids(nextRows([], points, onlySecond))).toEqual([2, 1]);
});

it('a new best match goes to the top at once, or below the rows of a locked list', () => {
  const matchRanks = (...ids: number[]) => new Map(ids.map((id, rank) => [String(id), ranked(rank)]));
  const rows = nextRows([], [at(1, 300), at(2, 600)], { ...free, matchRanks: matchRanks(1, 2) });
  const points = [at(1, 300), at(2, 600), at(3, 900)];
  expect(ids(nextRows(rows, points, { ...free, matchRanks: matchRanks(3, 1, 2) }))).toEqual([3, 1, 2]);
  const kept = nextRows(rows, points, { ...locked, matchRanks: matchRanks(3, 1, 2) });
  expect(ids(kept)).toEqual([1, 2, 3]);
  expect(ids(nextRows(kept, points, { ...free, matchRanks: matchRanks(3, 1, 2) }))).toEqual([3, 1, 2]);
});

it('a new match is put at the end of its group while the list is locked', () => {
  const matchRanks = (...onRoute: number[]) =>
    new Map([...onRoute.map((id) => [String(id), ranked(0)] as const), ['2', ranked(1, CALLABLE)]]);
  const rows = nextRows([], [at(1, 300), at(2, 600)], { ...free, matchRanks: matchRanks(1) });
  const points = [at(1, 300), at(2, 600), at(3, 900)];
  const kept = nextRows(rows, points, { ...locked, matchRanks: matchRanks(3, 1) });
  expect(ids(kept)).toEqual([1, 3, 2]);
  expect(groupRows(kept, matchRanks(3, 1)).map(({ group }) => group)).toEqual([ON_ROUTE, CALLABLE]);
});

it('groups consecutive rows without reordering them', () => {
  const matchRanks = new Map([
    ['1', ranked(0)],
    ['3', ranked(0, CALLABLE)],
    ['4', ranked(0)],
  ]);
  const rows = [1, 2, 3, 4].map((id) => ({ item: { id } }));
  expect(groupRows(rows, matchRanks).map(({ group, rows: run }) => [group, ids(run)])).toEqual([
    [ON_ROUTE, [1, 2]],
    [CALLABLE, [3]],
    [ON_ROUTE, [4]],
  ]);
});
