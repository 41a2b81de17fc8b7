const FORMAT = {
  timeZone: 'Europe/Istanbul',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
} as const;

const dateTimeFormat = new Intl.DateTimeFormat('tr-TR', FORMAT);
const yearFormat = new Intl.DateTimeFormat('tr-TR', { ...FORMAT, year: 'numeric' });

/** A time in Türkiye: `25 Kasım 14:30`. */
export const formatDateTime = (at: number): string => dateTimeFormat.format(at);

/** A time in Türkiye: `25 Kasım 2026 14:30`. */
export const formatDateTimeWithYear = (at: number): string => yearFormat.format(at);
