import { fitPadding } from './map-engine.js';

it('never exceeds the height of the map', () => {
  const { top, bottom } = fitPadding({ clientWidth: 320, clientHeight: 240 });
  expect(top + bottom).toBeLessThan(240);
});
