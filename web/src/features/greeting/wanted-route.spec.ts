import { routeIn } from './wanted-route.js';

const link = (nereden: string, nereye = 'Bursa@40.19,29.06@province-16') =>
  `/?${new URLSearchParams({ nereden, nereye })}`;

it.each([
  ['Kadıköy, İstanbul@40.99,29.03@district-1421', 'Kadıköy, İstanbul → Bursa'],
  ['Kızılay yakını@39.92,32.85', 'Kızılay yakını → Bursa'],
  ['Ankara', 'Ankara → Bursa'],
])('names the route from %s', (from, route) => {
  expect(routeIn(link(from))).toBe(route);
});

it.each([
  ['a telephone number', 'Ara: 0555 555 55 55'],
  ['an internet address', 'rotadas.example'],
  ['markup', '<b>Ankara</b>'],
  ['a message', 'Ankara! Hemen kaydol'],
  ['a long text', 'Ankara '.repeat(10)],
  ['nothing', ''],
])('names no route from %s', (_, from) => {
  expect(routeIn(link(from))).toBeNull();
});

it('names no route without two places', () => {
  expect(routeIn('/bildirimler')).toBeNull();
  expect(routeIn('/?nereye=Bursa')).toBeNull();
});
