import { departureFault } from '@rotadas/contracts/providers/planned-offer';
import i18next from 'i18next';
import { z } from 'zod';
import { comingDays, turkishDays, turkishTimes } from '../../shared/time/time-texts.js';
import './providing.tr.js';
import { turkishDay } from '@rotadas/contracts/primitives/timestamp';

/** Türkiye has no daylight saving time. Departures are in its time wherever the browser is. */
const OFFSET = '+03:00';

/** When an offer departs: now, or at a day and a time in Türkiye. */
export const DepartureForm = z.object({
  when: z.enum(['now', 'later']),
  /** `yyyy-mm-dd`, or empty. */
  day: z.string(),
  /** `hh:mm`, or empty. */
  time: z.string(),
});
export type DepartureForm = z.infer<typeof DepartureForm>;

export const DEPARTS_NOW: DepartureForm = { when: 'now', day: '', time: '' };

/** Epoch ms; null for now, or if day or time are missing. */
export function toDepartsAt({ when, day, time }: DepartureForm): number | null {
  if (when === 'now') return null;
  const departsAt = Date.parse(`${day}T${time}${OFFSET}`);
  return Number.isNaN(departsAt) ? null : departsAt;
}

export function toDepartureDraft(departsAt: number): DepartureForm {
  return { when: 'later', day: turkishDay(departsAt), time: turkishTimes.format(departsAt) };
}

/** The errors of the departure at `now`, epoch ms, with the path of their field. */
export function departureErrors(form: DepartureForm, now: number): { path: string[]; message: string }[] {
  if (form.when === 'now') return [];
  const open = (['day', 'time'] as const).filter((name) => form[name] === '');
  const required = i18next.t('providing:when.required');
  if (open.length > 0) return open.map((name) => ({ path: [name], message: required }));
  const departsAt = toDepartsAt(form);
  if (departsAt === null) return [{ path: ['time'], message: required }];
  const message = departureFault(departsAt, now);
  return message === null ? [] : [{ path: ['time'], message }];
}

/** The options for the day at `now`, epoch ms: 'Bugün, 23 Kasım Pazartesi'. */
export function departureDays(now: number): { value: string; label: string }[] {
  return comingDays(now).map((value, ahead) => {
    const day = turkishDays.format(Date.parse(value));
    const near = ahead === 0 ? 'today' : ahead === 1 ? 'tomorrow' : null;
    return { value, label: near ? i18next.t(`providing:when.${near}`, { day }) : day };
  });
}
