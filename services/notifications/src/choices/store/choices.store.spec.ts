import { DEFAULT_CHOICES } from '@rotadas/contracts/notifications/notification-choices';
import { toChoices } from './choices.store.js';

it('tells a kind that came after the choices were made as by default', () => {
  const document = { _id: 7, channels: { 'route-matched': { mail: false } }, quietHours: null };
  expect(toChoices(document).channels).toEqual({
    ...DEFAULT_CHOICES.channels,
    'route-matched': { inbox: true, push: true, mail: false },
  });
});
