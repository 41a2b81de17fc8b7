import { shortName } from './short-name.js';

describe('shortName', () => {
  it.each([
    ['Ayşe Yılmaz', 'Ayşe Y.'],
    ['Ayşe Nur  Yılmaz', 'Ayşe Y.'],
    ['Ali İnan', 'Ali İ.'],
    ['Ali I\u0307nan', 'Ali I\u0307.'],
    ['Ayşe', 'Ayşe'],
    ['', ''],
  ])('of %j returns %j', (fullName, short) => {
    expect(shortName(fullName)).toBe(short);
  });
});
