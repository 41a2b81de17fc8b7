import { aDevice, UNSEEN } from '../../../test/support/builders.js';
import { findActiveDevice } from './find-active-device.js';

const NOW = 1_000_000;
const seen = (id: number, secondsAgo: number) => aDevice(id, { lastSeenAt: NOW - secondsAgo * 1_000 });

it('the phone seen last sends, for a minute and a half', () => {
  expect(findActiveDevice([seen(1, 40), seen(2, 90), seen(3, 5)], NOW)?.id).toBe(3);
  expect(findActiveDevice([seen(2, 90)], NOW)?.id).toBe(2);
  expect(findActiveDevice([seen(2, 91)], NOW)).toBeNull();
  expect(findActiveDevice([seen(2, -91)], NOW)).toBeNull(); // This device has a slow clock.
});

it('no phone sends before its first position', () => {
  expect(findActiveDevice([aDevice(1, UNSEEN)], NOW)).toBeNull();
  expect(findActiveDevice([], NOW)).toBeNull();
});
