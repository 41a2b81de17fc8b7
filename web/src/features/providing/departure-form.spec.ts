import { DEPARTURE_FAULTS } from '@rotadas/contracts/providers/planned-offer';
import {
  DEPARTS_NOW,
  toDepartsAt,
  departureDays,
  toDepartureDraft,
  departureErrors,
} from './departure-form.js';
import './providing.tr.js';

/** A Monday evening in Türkiye, and still the afternoon in UTC. */
const NOW = Date.UTC(2026, 10, 23, 17, 30);
const at = (day: string, time: string) => ({ when: 'later', day, time }) as const;

it('reads a departure in the time of Türkiye, wherever the browser is', () => {
  const departsAt = Date.UTC(2026, 10, 24, 6, 5);
  expect(toDepartsAt(at('2026-11-24', '09:05'))).toBe(departsAt);
  expect(toDepartureDraft(departsAt)).toEqual(at('2026-11-24', '09:05'));
  expect(toDepartsAt(DEPARTS_NOW)).toBeNull();
});

it('offers today and seven more days', () => {
  const days = departureDays(NOW);
  expect(days).toHaveLength(8);
  expect(days.slice(0, 3)).toEqual([
    { value: '2026-11-23', label: 'Bugün, 23 Kasım Pazartesi' },
    { value: '2026-11-24', label: 'Yarın, 24 Kasım Salı' },
    { value: '2026-11-25', label: '25 Kasım Çarşamba' },
  ]);
  expect(departureDays(Date.UTC(2026, 10, 23, 21, 30))[0]?.value).toBe('2026-11-24'); // Past midnight
});

it.each([
  [DEPARTS_NOW, []],
  [at('2026-11-23', '20:31'), []],
  [at('2026-11-30', '20:30'), []],
  [at('2026-11-23', '20:30'), [{ path: ['time'], message: DEPARTURE_FAULTS.past }]],
  [at('2026-11-30', '20:31'), [{ path: ['time'], message: DEPARTURE_FAULTS.far }]],
  [at('', '20:31'), [{ path: ['day'], message: 'Bu alanı doldur' }]],
  [at('2026-11-24', ''), [{ path: ['time'], message: 'Bu alanı doldur' }]],
  [at('2026-11-24', '9'), [{ path: ['time'], message: 'Bu alanı doldur' }]],
])('validates %j with the faults %j', (form, faults) => {
  expect(departureErrors(form, NOW)).toEqual(faults);
});
