import i18next from 'i18next';
import { timeLeftText } from '../../../shared/time/time-texts.js';
import './cases.tr.js';

const MINUTE_MS = 60_000;

/** '23 dk gecikti', '3 sa gecikti', '2 gün gecikti', or what is left: '42 dk kaldı'. */
export function dueText(dueAt: number, now: number): string {
  if (dueAt > now) return timeLeftText(dueAt, now);
  const minutes = Math.max(1, Math.floor((now - dueAt) / MINUTE_MS));
  if (minutes < 60) return i18next.t('cases:late.minutes', { count: minutes });
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return i18next.t('cases:late.hours', { count: hours });
  return i18next.t('cases:late.days', { count: Math.floor(hours / 24) });
}
