import { SERVICE_TYPES } from '@rotadas/contracts/primitives/service-type';
import { contrast } from '../../../test/support/contrast.js';
import { buildMarkSvg } from './mark-svg.js';
import { SERVICE_TYPE_MARKS } from './service-type-marks.js';

describe('service type marks', () => {
  const marks = SERVICE_TYPES.map((type) => SERVICE_TYPE_MARKS[type]);

  it('have distinct colours and glyphs', () => {
    for (const part of ['light', 'dark', 'glyph'] as const)
      expect(new Set(marks.map((mark) => mark[part])).size).toBe(9);
  });

  it.each(SERVICE_TYPES)('give the white glyph of %s a contrast of at least 3:1', (type) => {
    const { light, dark } = SERVICE_TYPE_MARKS[type];
    for (const ground of [light, dark]) expect(contrast('#ffffff', ground)).toBeGreaterThanOrEqual(3);
  });

  it('are grey with a clock when stale', () => {
    const stale = buildMarkSvg('taxi', 'light', 'stale', 48);
    expect(stale).toContain('<circle');
    expect(stale).not.toContain(SERVICE_TYPE_MARKS.taxi.light);
  });
});
