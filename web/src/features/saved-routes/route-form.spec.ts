import { turkishDay } from '@rotadas/contracts/primitives/timestamp';
import { toPlaceEntry } from '../../shared/places/chosen-place.js';
import { EMPTY_ROUTE, RouteForm, withDayToggled } from './route-form.js';

const valid = {
  ...EMPTY_ROUTE,
  from: toPlaceEntry({ id: 'd-1', name: 'Kadıköy, İstanbul', latitude: 40.99, longitude: 29.03 }),
  to: toPlaceEntry({ id: null, name: 'Kızılay yakını', latitude: 39.92, longitude: 32.85 }),
};

it('sends a chosen place by its id, and a point by its coordinates', () => {
  expect(RouteForm.parse(valid)).toEqual({
    from: { placeId: 'd-1' },
    to: { latitude: 39.92, longitude: 32.85 },
    serviceType: 'all',
    womenOnly: false,
    days: [1, 2, 3, 4, 5, 6, 7],
    hours: null,
    endsOn: null,
  });
});

it('refuses a last day in the past with the text of the server, and accepts today', () => {
  const today = turkishDay(Date.now());
  expect(RouteForm.parse({ ...valid, endsOn: today }).endsOn).toBe(today);
  const { issues } = RouteForm.safeParse({ ...valid, endsOn: '2020-01-01' }).error ?? {};
  expect(issues).toMatchObject([{ path: ['endsOn'], message: 'Bitiş günü bugünden önce olamaz.' }]);
});

it('toggles a day and keeps the days in order', () => {
  expect(withDayToggled([5, 7], 6)).toEqual([5, 6, 7]);
  expect(withDayToggled([5, 6, 7], 6)).toEqual([5, 7]);
});
