import { withTime } from './hours-fields.js';

it('offers every half hour of a day and the given time, in order', () => {
  const times = withTime('22:15');
  expect(times).toHaveLength(49);
  expect([times[0], times[1], times.at(-1)]).toEqual(['00:00', '00:30', '23:30']);
  expect(times.slice(44, 47)).toEqual(['22:00', '22:15', '22:30']);
  expect(withTime('22:00')).toHaveLength(48);
});
