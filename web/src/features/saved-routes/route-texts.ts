import type { SavedRoute } from '@rotadas/contracts/matching/saved-route';
import i18next from 'i18next';
import { savedRoutesTexts } from './saved-routes.tr.js';

const WEEK = 7;
const WEEKDAYS = '1,2,3,4,5';
const WEEKEND = '6,7';

const kilometres = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0 });

/** The days in words: 'Her gün', 'Hafta içi', 'Pzt, Çar'. */
export function daysText(days: readonly number[]): string {
  if (days.length === WEEK) return i18next.t('saved-routes:everyDay');
  if (days.join() === WEEKDAYS) return i18next.t('saved-routes:weekdays');
  if (days.join() === WEEKEND) return i18next.t('saved-routes:weekend');
  return days.map((day) => savedRoutesTexts.days[day - 1]).join(', ');
}

/** The hours: '08:00–10:00', or that there are none. */
export const hoursText = (hours: SavedRoute['hours']): string =>
  hours === null ? i18next.t('saved-routes:allDay') : `${hours.from}–${hours.to}`;

/** A calendar day (`yyyy-mm-dd`) in Turkish form, `31/12/2026`. */
export const dayText = (day: string): string => day.split('-').reverse().join('/');

/** A way's length in whole kilometres: '1.250 km'. */
export const distanceText = (metres: number): string =>
  i18next.t('saved-routes:distance', { km: kilometres.format(metres / 1_000) });
