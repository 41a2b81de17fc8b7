import '../../../shared/i18n/shared.tr.js';
import { dueText } from './due-text.js';

const MINUTE_MS = 60_000;
const NOW = 1_000 * MINUTE_MS;

it.each([
  [42, '42 dk kaldı'],
  [24 * 60, '24 sa kaldı'],
  [0, '1 dk gecikti'],
  [-23.5, '23 dk gecikti'],
  [-60, '1 sa gecikti'],
  [-3 * 24 * 60, '3 gün gecikti'],
])('a case that is due in %d minutes: %s', (minutes, text) => {
  expect(dueText(NOW + minutes * MINUTE_MS, NOW)).toBe(text);
});
