import { SERVICE_TYPES } from '@rotadas/contracts/primitives/service-type';
import { buildMarkSvg } from './mark-svg.js';
import { SERVICE_TYPE_MARKS } from './service-type-marks.js';

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe('service type marks', () => {
  const marks = SERVICE_TYPES.map((type) => SERVICE_TYPE_MARKS[type]);

  it('have distinct colours and glyphs', () => {
    for (const part of ['light', 'dark', 'glyph'] as const)
      expect(new Set(marks.map((mark) => mark[part])).size).toBe(9);
  });

  it.each(SERVICE_TYPES)('give the white glyph of %s a contrast of at least 3:1', (type) => {
    const { light, dark } = SERVICE_TYPE_MARKS[type];
    for (const ground of [light, dark]) expect(1.05 / (luminance(ground) + 0.05)).toBeGreaterThanOrEqual(3);
  });

  it('are grey with a clock when stale', () => {
    const stale = buildMarkSvg('taxi', 'light', 'stale', 48);
    expect(stale).toContain('<circle');
    expect(stale).not.toContain(SERVICE_TYPE_MARKS.taxi.light);
  });
});
