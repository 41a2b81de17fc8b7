import { axisText, metricText } from './metric-text.js';
import './operations.tr.js';

it.each([
  [null, 'seconds', '–'],
  [0.1824, 'seconds', '182 ms'],
  [1.25, 'seconds', '1,25 sn'],
  [180, 'seconds', '3 dk'],
  [41.25, 'perSecond', '41,3/sn'],
  [12_345, 'count', '12.345'],
] as const)('formats %s as %s in Turkish', (value, unit, text) => {
  expect(metricText(value, unit)).toBe(text);
});

it('labels only the whole counts of an axis, and fractions of other units', () => {
  expect([0, 0.5, 1].map((value) => axisText(value, 'count'))).toEqual(['0', '', '1']);
  expect(axisText(0.5, 'seconds')).toBe('500 ms');
});
