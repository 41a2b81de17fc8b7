import '../i18n/shared.tr.js';
import { positionFailureFrom } from './position-failure.js';

it.each([
  [1, 'Konum izni reddedildi. Lütfen konum izni verin.'],
  [2, "Konum bilgisi alınamadı. Lütfen GPS'inizi açın."],
  [3, 'Konum bilgisi alınamadı. Lütfen tekrar deneyin.'],
  [9, 'Konum alınamadı: neden'],
])('maps browser error %d to the text of the specification', (code, text) => {
  expect(positionFailureFrom({ code, message: 'neden' }).message).toBe(text);
});
