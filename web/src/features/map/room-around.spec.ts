import { roomAround } from './room-around.js';

it('keeps clear of the bars, more so on a phone', () => {
  const phone = roomAround({ clientWidth: 390, clientHeight: 844 });
  const wide = roomAround({ clientWidth: 1_080, clientHeight: 844 });
  expect(phone.top).toBeGreaterThan(wide.top);
  expect(phone.bottom).toBeGreaterThan(phone.left);
});

it('never takes more than the map has', () => {
  const { top, bottom } = roomAround({ clientWidth: 320, clientHeight: 240 });
  expect(top + bottom).toBeLessThan(240);
});
