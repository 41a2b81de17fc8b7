import { BoundingBox, isInside } from './bounding-box.js';

describe('BoundingBox', () => {
  it('takes west, south, east, north', () => {
    expect(BoundingBox.parse([32, 39, 33, 40])).toEqual([32, 39, 33, 40]);
  });

  it.each([
    [
      'across the date line',
      [170, 39, -170, 40],
      'Batı sınırı doğu sınırından küçük olmalı; alan tarih çizgisini aşamaz.',
    ],
    ['turned inside out', [32, 40, 33, 39], 'Güney sınırı kuzey sınırından küçük olmalı.'],
  ])('refuses one %s and says why', (_, box, why) => {
    expect(BoundingBox.safeParse(box).error?.issues[0]?.message).toBe(why);
  });

  it.each([
    ['beyond the globe', [32, 39, 190, 40]],
    ['of three numbers', [32, 39, 33]],
    ['of texts', ['32', '39', '33', '40']],
    ['with no number', [32, 39, Number.NaN, 40]],
  ])('refuses one %s', (_, box) => {
    expect(BoundingBox.safeParse(box).success).toBe(false);
  });

  it('holds what lies in it or on its edge', () => {
    expect(isInside([32, 39, 33, 40], { latitude: 40, longitude: 32 })).toBe(true);
    expect(isInside([32, 39, 33, 40], { latitude: 40.001, longitude: 32 })).toBe(false);
  });
});
