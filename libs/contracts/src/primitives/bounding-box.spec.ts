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

  it('rejects a box beyond the globe', () => {
    expect(BoundingBox.safeParse([32, 39, 190, 40]).success).toBe(false);
    expect(BoundingBox.safeParse([32, 39, 33, 91]).success).toBe(false);
  });

  it('contains points inside and on its edge', () => {
    expect(isInside([32, 39, 33, 40], { latitude: 40, longitude: 32 })).toBe(true);
    expect(isInside([32, 39, 33, 40], { latitude: 40.001, longitude: 32 })).toBe(false);
  });
});
