import { aDevice, UNSEEN } from '../../../test/support/builders.js';
import { findSending } from './find-sending.js';

const NOW = 1_000_000;
const seen = (id: number, secondsAgo: number) => aDevice(id, { lastSeenAt: NOW - secondsAgo * 1_000 });

it('the phone seen last sends, for a minute and a half', () => {
  expect(findSending([seen(1, 40), seen(2, 90), seen(3, 5)], NOW)?.id).toBe(3);
  expect(findSending([seen(2, 90)], NOW)?.id).toBe(2);
  expect(findSending([seen(2, 91)], NOW)).toBeNull();
  expect(findSending([seen(2, -91)], NOW)).toBeNull(); // by a slow clock
});

it('no phone sends before its first position', () => {
  expect(findSending([aDevice(1, UNSEEN)], NOW)).toBeNull();
  expect(findSending([], NOW)).toBeNull();
});
