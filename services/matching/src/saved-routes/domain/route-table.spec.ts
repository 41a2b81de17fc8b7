import { isScheduled, toSchedule, toTurkishTime } from './route-table.js';

const WEEK = [1, 2, 3, 4, 5, 6, 7];
const always = { days: WEEK, hours: null, endsOn: null };

/** 2026-11-23 is a Monday. */
const travels = (change: Partial<Parameters<typeof toSchedule>[0]>, time: string) =>
  isScheduled(toSchedule({ ...always, ...change }), toTurkishTime(Date.parse(`${time}+03:00`)));

describe('a schedule', () => {
  it.each(['2026-11-23T00:00', '2026-11-23T23:59:59', '1970-01-02T12:00'])(
    'includes %s if it is for every day',
    (time) => {
      expect(travels({}, time)).toBe(true);
    },
  );

  it('includes its days only, by the calendar in Türkiye', () => {
    const monday = { days: [1] };
    expect(travels(monday, '2026-11-23T00:00')).toBe(true);
    expect(travels(monday, '2026-11-23T23:59')).toBe(true);
    expect(travels(monday, '2026-11-22T23:59')).toBe(false);
    expect(travels(monday, '2026-11-24T00:00')).toBe(false);
    expect(travels({ days: [7] }, '2026-11-22T12:00')).toBe(true);
  });

  it('includes its hours, both minutes inclusive', () => {
    const hours = { hours: { from: '07:00', to: '09:30' } };
    expect(travels(hours, '2026-11-23T07:00')).toBe(true);
    expect(travels(hours, '2026-11-23T09:30:59')).toBe(true);
    expect(travels(hours, '2026-11-23T06:59:59')).toBe(false);
    expect(travels(hours, '2026-11-23T09:31')).toBe(false);
  });

  it('can cross midnight and belongs to the day on which it begins', () => {
    const friday = { days: [5], hours: { from: '22:00', to: '02:00' } };
    expect(travels(friday, '2026-11-27T22:00')).toBe(true);
    expect(travels(friday, '2026-11-28T02:00')).toBe(true);
    expect(travels(friday, '2026-11-28T22:00')).toBe(false);
    expect(travels(friday, '2026-11-27T01:00')).toBe(false);
    expect(travels(friday, '2026-11-27T12:00')).toBe(false);
  });

  it('with equal begin and end includes 24 hours', () => {
    const monday = { days: [1], hours: { from: '08:00', to: '08:00' } };
    expect(travels(monday, '2026-11-23T08:00')).toBe(true);
    expect(travels(monday, '2026-11-24T07:59')).toBe(true);
    expect(travels(monday, '2026-11-23T07:59')).toBe(false);
  });

  it('ends with its last day, or with the hours that begin on it', () => {
    const ending = { endsOn: '2026-11-23' };
    expect(travels(ending, '2026-11-23T23:59')).toBe(true);
    expect(travels(ending, '2026-11-24T00:00')).toBe(false);
    const night = { ...ending, hours: { from: '22:00', to: '02:00' } };
    expect(travels(night, '2026-11-24T02:00')).toBe(true);
    expect(travels(night, '2026-11-24T02:01')).toBe(false);
    expect(travels(night, '2026-11-24T22:00')).toBe(false);
    expect(travels(night, '2026-11-25T00:30')).toBe(false);
  });
});
