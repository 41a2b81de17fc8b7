import { DEFAULT_SETTINGS } from '@rotadas/contracts/notifications/notification-settings';
import { toSettings } from './notification-settings.schema.js';

it('adds the kinds about agreements to settings of earlier versions', () => {
  const off = { inbox: false, push: false, mail: false };
  const channels = { 'route-matched': off, 'departure-due': off };
  expect(toSettings({ _id: 7, channels, quietHours: null }).channels).toEqual({
    ...DEFAULT_SETTINGS.channels,
    ...channels,
  });
});

it('uses the default for a kind that is newer than the settings, and ignores one of a newer release', () => {
  const channels = { 'route-matched': { mail: false }, 'a-newer-kind': { mail: true } };
  expect(toSettings({ _id: 7, channels, quietHours: null }).channels).toEqual({
    ...DEFAULT_SETTINGS.channels,
    'route-matched': { inbox: true, push: true, mail: false },
  });
});
