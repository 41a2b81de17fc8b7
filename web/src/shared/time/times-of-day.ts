const HALF_HOURS = 48;

const twoDigits = (value: number) => String(value).padStart(2, '0');

const EVERY_HALF_HOUR = Array.from(
  { length: HALF_HOURS },
  (_, index) => `${twoDigits(Math.floor(index / 2))}:${index % 2 === 0 ? '00' : '30'}`,
);

export const withTime = (time: string): string[] => [...new Set([...EVERY_HALF_HOUR, time])].sort();
