import { DEFAULT_CHOICES } from '@rotadas/contracts/notifications/notification-choices';
import { toChoices } from './choices.store.js';

it('uses the default for a kind that is newer than the choices', () => {
  const document = { _id: 7, channels: { 'route-matched': { mail: false } }, quietHours: null };
  expect(toChoices(document).channels).toEqual({
    ...DEFAULT_CHOICES.channels,
    'route-matched': { inbox: true, push: true, mail: false },
  });
});
