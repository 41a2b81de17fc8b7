import { followAfter, type Follow, type FollowEvent } from './follow.js';

const after = (...events: FollowEvent[]) => events.reduce<Follow>(followAfter, 'off');

it('follows who is online, until the map is moved away', () => {
  expect(after('went-online')).toBe('following');
  expect(after('went-online', 'moved-away')).toBe('left');
});

it('follows again when asked to, and when going online anew', () => {
  expect(after('went-online', 'moved-away', 'came-back')).toBe('following');
  expect(after('went-online', 'moved-away', 'went-offline', 'went-online')).toBe('following');
});

it('follows nobody who is not online', () => {
  expect(after('moved-away')).toBe('off');
  expect(after('came-back')).toBe('off');
  expect(after('went-online', 'went-offline')).toBe('off');
});
