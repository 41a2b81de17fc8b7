import i18next from 'i18next';
import { useEffect, useState } from 'react';
import { turkishDay } from '@rotadas/contracts/primitives/timestamp';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Up to this age, ms, a time is shown as 'şimdi'. */
const NOW_WITHIN = 10 * SECOND;

/** 'şimdi', '40 sn önce', '3 dk önce', '2 sa önce', '5 gün önce'. */
export function ageText(at: number, now: number): string {
  const age = Math.max(0, now - at);
  if (age < NOW_WITHIN) return i18next.t('shared:time.justNow');
  if (age < MINUTE) return i18next.t('shared:time.secondsAgo', { count: Math.floor(age / SECOND) });
  if (age < HOUR) return i18next.t('shared:time.minutesAgo', { count: Math.floor(age / MINUTE) });
  if (age < DAY) return i18next.t('shared:time.hoursAgo', { count: Math.floor(age / HOUR) });
  return i18next.t('shared:time.daysAgo', { count: Math.floor(age / DAY) });
}

/** 'Son konum 3 dk önce'. */
export const lastSeenText = (at: number, now: number): string =>
  i18next.t('shared:time.lastSeen', { age: ageText(at, now) });

/** Days and times are those of Türkiye, wherever the browser is. */
const ZONE = { timeZone: 'Europe/Istanbul' } as const;

/** Only the parts of this format are used: the locale joins them with dots instead of slashes. */
const momentFormat = new Intl.DateTimeFormat('tr-TR', {
  ...ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** '21/11/2026 14:05'. */
export function momentText(at: number): string {
  const pieces = new Map(momentFormat.formatToParts(at).map(({ type, value }) => [type, value]));
  const day = ['day', 'month', 'year'] as const;
  const time = ['hour', 'minute'] as const;
  return `${day.map((type) => pieces.get(type)).join('/')} ${time.map((type) => pieces.get(type)).join(':')}`;
}

/** '42 dk kaldı', '3 sa 20 dk kaldı', 'süresiz' if it never ends. */
export function timeLeftText(endsAt: number | null, now: number): string {
  if (endsAt === null) return i18next.t('shared:time.always');
  const minutesLeft = Math.ceil((endsAt - now) / MINUTE);
  if (minutesLeft <= 0) return i18next.t('shared:time.ending');
  const hours = Math.floor(minutesLeft / 60);
  const minutes = minutesLeft % 60;
  if (hours === 0) return i18next.t('shared:time.minutesLeft', { count: minutes });
  if (minutes === 0) return i18next.t('shared:time.hoursLeft', { count: hours });
  return i18next.t('shared:time.hoursMinutesLeft', { hours, minutes });
}

export const turkishDays = new Intl.DateTimeFormat('tr-TR', {
  ...ZONE,
  day: 'numeric',
  month: 'long',
  weekday: 'long',
});

export const turkishDates = new Intl.DateTimeFormat('tr-TR', {
  ...ZONE,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

export const turkishMonths = new Intl.DateTimeFormat('tr-TR', { ...ZONE, month: 'long', year: 'numeric' });

/** Today and the seven days after it: offers can be planned that far ahead. */
const COMING_DAYS = 8;

/** Days of Türkiye, `yyyy-mm-dd`. */
export const comingDays = (now: number): string[] =>
  Array.from({ length: COMING_DAYS }, (_, ahead) => turkishDay(now + ahead * DAY));

export const turkishTimes = new Intl.DateTimeFormat('tr-TR', { ...ZONE, hour: '2-digit', minute: '2-digit' });

/** Epoch ms to 'bugün 14:30', 'yarın 09:30', '26 Kasım Salı 09:00'. */
export function departureText(departsAt: number, now: number): string {
  const time = turkishTimes.format(departsAt);
  const day = turkishDay(departsAt);
  if (day === turkishDay(now)) return i18next.t('shared:time.todayAt', { time });
  if (day === turkishDay(now + DAY)) return i18next.t('shared:time.tomorrowAt', { time });
  return `${turkishDays.format(departsAt)} ${time}`;
}

/** Epoch ms, updated every `everyMs`. */
export function useNow(everyMs = 5_000): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
