const dateTimeFormat = new Intl.DateTimeFormat('tr-TR', {
  timeZone: 'Europe/Istanbul',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** A time in Türkiye: `25 Kasım 14:30`. */
export const formatDateTime = (at: number): string => dateTimeFormat.format(at);
