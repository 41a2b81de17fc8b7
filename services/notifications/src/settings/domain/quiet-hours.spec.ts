import { quietUntil } from './quiet-hours.js';

/** Türkiye is at UTC+3. */
const at = (time: string) => Date.parse(`2026-11-22T${time}:00+03:00`);

describe('quietUntil', () => {
  it.each([
    ['12:59', null],
    ['13:00', '14:30'],
    ['14:29', '14:30'],
    ['14:30', null],
  ])('at %s, quiet from 13:00 to 14:30, is %s', (time, end) => {
    expect(quietUntil({ from: '13:00', to: '14:30' }, at(time))).toBe(end && at(end));
  });

  it('spans midnight', () => {
    const night = { from: '23:00', to: '07:00' };
    expect(quietUntil(night, at('22:59'))).toBeNull();
    expect(quietUntil(night, at('23:00'))).toBe(Date.parse('2026-11-23T07:00:00+03:00'));
    expect(quietUntil(night, at('00:00'))).toBe(at('07:00'));
    expect(quietUntil(night, at('06:59') + 59_999)).toBe(at('07:00'));
    expect(quietUntil(night, at('07:00'))).toBeNull();
  });

  it('is null without quiet hours', () => {
    expect(quietUntil(null, at('03:00'))).toBeNull();
  });
});
