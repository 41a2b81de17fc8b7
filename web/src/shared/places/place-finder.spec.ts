import { placeFinder } from './place-finder.js';

const izmir = { name: 'İzmir', latitude: 38.42, longitude: 27.14 };
const large = { name: 'Ereğli', latitude: 41.28, longitude: 31.42 };
const small = { name: 'Ereğli', latitude: 37.51, longitude: 34.05 };
const find = placeFinder([izmir, large, small]);

it('finds a place however its letters are typed', () => {
  expect(find(' izmir ')).toBe(izmir);
  expect(find('İZMİR')).toBe(izmir);
});

it('takes the larger of two places with one name, and knows nothing of others', () => {
  expect(find('ereğli')).toBe(large);
  expect(find('Atlantis')).toBeUndefined();
});
