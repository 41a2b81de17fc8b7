import { matchingPlaces } from './matching-places.js';

const places = [{ name: 'İstanbul' }, { name: 'İzmir' }, { name: 'Şanlıurfa' }, { name: 'Iğdır' }];
const names = (typed: string) => matchingPlaces(places, typed).map(({ name }) => name);

it('finds places without their Turkish letters', () => {
  expect(names('izm')).toEqual(['İzmir']);
  expect(names('sanli')).toEqual(['Şanlıurfa']);
  expect(names('IĞ')).toEqual(['Iğdır']);
});

it('suggests nothing until something is typed', () => {
  expect(names('  ')).toEqual([]);
});
