import { isPermanentRejection } from './mail-sender.js';

const failure = (code: string, responseCode?: number) =>
  Object.assign(new Error('rejected'), { code, ...(responseCode !== undefined && { responseCode }) });

it.each([
  [true, 'an unknown recipient', failure('EENVELOPE', 550)],
  [true, 'rejected content', failure('EMESSAGE', 554)],
  [false, 'greylisting', failure('EENVELOPE', 451)],
  [false, 'a wrong password', failure('EAUTH', 535)],
  [false, 'an unavailable server', failure('ESOCKET')],
  [false, 'another error', 'rejected'],
])('is %s for %s', (expected, _what, error) => {
  expect(isPermanentRejection(error)).toBe(expected);
});
