import { BoundingBox, isInside } from './bounding-box.js';

describe('BoundingBox', () => {
  it('accepts west, south, east, north', () => {
    expect(BoundingBox.parse([32, 39, 33, 40])).toEqual([32, 39, 33, 40]);
  });

  it.each([
    [
      'across the date line',
      [170, 39, -170, 40],
      'Batı sınırı doğu sınırından küçük olmalı; alan tarih çizgisini aşamaz.',
    ],
    ['with south above north', [32, 40, 33, 39], 'Güney sınırı kuzey sınırından küçük olmalı.'],
  ])('rejects a box %s with a Turkish text', (_, box, text) => {
    expect(BoundingBox.safeParse(box).error?.issues[0]?.message).toBe(text);
  });

  it.each([
    ['beyond the globe', [32, 39, 190, 40]],
    ['of three numbers', [32, 39, 33]],
    ['of texts', ['32', '39', '33', '40']],
    ['with NaN', [32, 39, Number.NaN, 40]],
  ])('rejects a box %s', (_, box) => {
    expect(BoundingBox.safeParse(box).success).toBe(false);
  });

  it('contains points inside and on its edge', () => {
    expect(isInside([32, 39, 33, 40], { latitude: 40, longitude: 32 })).toBe(true);
    expect(isInside([32, 39, 33, 40], { latitude: 40.001, longitude: 32 })).toBe(false);
  });
});
