import { DEFAULT_CHOICES } from '@rotadas/contracts/notifications/notification-choices';
import { toChoices } from './choices.store.js';

it('uses the default for a kind that is newer than the choices, and ignores one of a newer release', () => {
  const channels = { 'route-matched': { mail: false }, 'a-newer-kind': { mail: true } };
  expect(toChoices({ _id: 7, channels, quietHours: null }).channels).toEqual({
    ...DEFAULT_CHOICES.channels,
    'route-matched': { inbox: true, push: true, mail: false },
  });
});
