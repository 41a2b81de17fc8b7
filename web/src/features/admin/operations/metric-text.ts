import i18next from 'i18next';
import type { Unit } from './cards.js';

const MS = 1_000;

/** Durations from this many seconds are shown in minutes. */
const MINUTES_FROM = 120;

const numbers = new Intl.NumberFormat('tr-TR', { maximumSignificantDigits: 3 });
const counts = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0 });

/** Formats a value with its unit, such as `41,2/sn`, `182 ms`, `3 dk`; a dash if unknown. */
export function metricText(value: number | null, unit: Unit): string {
  if (value === null) return i18next.t('operations:noValue');
  if (unit === 'count') return counts.format(value);
  if (unit === 'perSecond') return i18next.t('operations:units.perSecond', { value: numbers.format(value) });
  if (value < 1) return i18next.t('operations:units.milliseconds', { value: numbers.format(value * MS) });
  if (value < MINUTES_FROM) return i18next.t('operations:units.seconds', { value: numbers.format(value) });
  return i18next.t('operations:units.minutes', { value: numbers.format(value / 60) });
}

/** Labels an axis. Only whole counts have a label: rounded labels would repeat each other. */
export const axisText = (value: number, unit: Unit): string =>
  unit === 'count' && !Number.isInteger(value) ? '' : metricText(value, unit);
