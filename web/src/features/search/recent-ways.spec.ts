import { withWay, type RecentWay } from './recent-ways.js';

const place = (name: string) => ({ id: null, name, latitude: 40, longitude: 30 });
const way = (from: string, to: string): RecentWay => ({ from: place(from), to: place(to) });
const names = (ways: readonly RecentWay[]) => ways.map(({ from, to }) => `${from.name}-${to.name}`);

it('keeps the newest first, each once, and five at most', () => {
  const searched = ['A', 'B', 'C', 'D', 'E', 'F', 'B'];
  const ways = searched.reduce<RecentWay[]>((last, to) => withWay(last, way('Ankara', to)), []);
  expect(names(ways)).toEqual(['Ankara-B', 'Ankara-F', 'Ankara-E', 'Ankara-D', 'Ankara-C']);
  expect(names(withWay(ways, way('B', 'Ankara')))[0]).toBe('B-Ankara');
});
