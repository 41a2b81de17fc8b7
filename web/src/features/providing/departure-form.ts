import { departureFault } from '@rotadas/contracts/providers/planned-offer';
import { turkishDay } from '@rotadas/contracts/primitives/turkish-time';
import i18next from 'i18next';
import { z } from 'zod';
import { turkishDays, turkishTimes } from '../../shared/time/time-texts.js';
import './providing.tr.js';

const DAY_MS = 24 * 3_600_000;

/** Days that can be chosen: today and the seven after it, on the last of them up to this time. */
const DAYS = 8;

/** Türkiye has one time all the year; whoever plans from elsewhere plans by it too. */
const OFFSET = '+03:00';

/** When an offer departs, as the form asks it: now, or at a day and a time in Türkiye. */
export const DepartureForm = z.object({
  when: z.enum(['now', 'later']),
  /** `yyyy-mm-dd`, or empty while open. */
  day: z.string(),
  /** `hh:mm`, or empty while open. */
  time: z.string(),
});
export type DepartureForm = z.infer<typeof DepartureForm>;

/** An offer departs now unless it says otherwise. */
export const DEPARTS_NOW: DepartureForm = { when: 'now', day: '', time: '' };

/** When the form departs, epoch ms; null for now, or where day or time are open. */
export function toDepartsAt({ when, day, time }: DepartureForm): number | null {
  if (when === 'now') return null;
  const departsAt = Date.parse(`${day}T${time}${OFFSET}`);
  return Number.isNaN(departsAt) ? null : departsAt;
}

/** The form that departs at `departsAt`, epoch ms. */
export function toDepartureDraft(departsAt: number): DepartureForm {
  return { when: 'later', day: turkishDay(departsAt), time: turkishTimes.format(departsAt) };
}

/** What is wrong with the departure at `now`, epoch ms, and in which of its fields. */
export function departureFaults(form: DepartureForm, now: number): { path: string[]; message: string }[] {
  if (form.when === 'now') return [];
  const open = (['day', 'time'] as const).filter((name) => form[name] === '');
  const required = i18next.t('providing:required');
  if (open.length > 0) return open.map((name) => ({ path: [name], message: required }));
  const departsAt = toDepartsAt(form);
  if (departsAt === null) return [{ path: ['time'], message: required }];
  const message = departureFault(departsAt, now);
  return message === null ? [] : [{ path: ['time'], message }];
}

/** The days that can be chosen at `now`, epoch ms: 'Bugün, 23 Kasım Pazartesi'. */
export function departureDays(now: number): { value: string; label: string }[] {
  return Array.from({ length: DAYS }, (_, ahead) => {
    const at = now + ahead * DAY_MS;
    const day = turkishDays.format(at);
    const near = ahead === 0 ? 'today' : ahead === 1 ? 'tomorrow' : null;
    return { value: turkishDay(at), label: near ? i18next.t(`providing:when.${near}`, { day }) : day };
  });
}
