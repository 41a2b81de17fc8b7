import { fitPadding } from './map-engine.js';

it('leaves more space for overlays on a phone', () => {
  const phone = fitPadding({ clientWidth: 390, clientHeight: 844 });
  const wide = fitPadding({ clientWidth: 1_080, clientHeight: 844 });
  expect(phone.top).toBeGreaterThan(wide.top);
});

it('never exceeds the height of the map', () => {
  const { top, bottom } = fitPadding({ clientWidth: 320, clientHeight: 240 });
  expect(top + bottom).toBeLessThan(240);
});
