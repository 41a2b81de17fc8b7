import { pushOutcome } from './push-outcome.js';

it.each([
  [201, 'sent'],
  [202, 'sent'],
  [301, 'never'],
  [307, 'never'],
  [400, 'never'],
  [403, 'never'],
  [404, 'gone'],
  [410, 'gone'],
  [413, 'never'],
  [429, 'later'],
  [500, 'later'],
  [503, 'later'],
])('the status %d means: %s', (status, outcome) => {
  expect(pushOutcome(status)).toBe(outcome);
});
