import { NotificationSettings, DEFAULT_SETTINGS } from './notification-settings.js';
import { ReadInput } from './notification-page.js';
import { channelsKind, Notification } from './notification.js';
import { PushSubscriptionInput } from './push-subscription.js';

const due = {
  id: 1,
  title: 'Yola çıktın mı?',
  text: 'Ankara → Bursa',
  link: '/?yayin=7',
  createdAt: 1,
  readAt: null,
  kind: 'departure-due',
  data: { offerId: 7, departsAt: 2 },
};

describe('Notification', () => {
  it('has the data of its kind', () => {
    expect(Notification.parse(due)).toEqual(due);
    expect(Notification.safeParse({ ...due, kind: 'route-matched' }).success).toBe(false);
  });

  it.each(['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', 'profil'])(
    'rejects the link %s, which is no path of the app',
    (link) => {
      expect(Notification.safeParse({ ...due, link }).success).toBe(false);
    },
  );
});

it('applies the settings about matches to their summary', () => {
  expect(channelsKind('matches-summary')).toBe('route-matched');
  expect(channelsKind('departure-due')).toBe('departure-due');
});

it('about an agreement has its id, and what happened', () => {
  const about = { agreementId: 4, otherUserId: 8, departsAt: 9 };
  const request = {
    ...due,
    kind: 'agreement',
    data: { ...about, news: 'requested', version: 1, expiresAt: 8 },
  };
  expect(Notification.parse(request)).toEqual(request);
  expect(Notification.safeParse({ ...request, data: about }).success).toBe(false);
  expect(Notification.parse({ ...due, kind: 'rating', data: about })).toMatchObject({ data: about });
});

describe('NotificationSettings', () => {
  it('requires every kind and every channel', () => {
    expect(NotificationSettings.parse(DEFAULT_SETTINGS)).toEqual(DEFAULT_SETTINGS);
    const { 'route-matched': one } = DEFAULT_SETTINGS.channels;
    const some = { ...DEFAULT_SETTINGS, channels: { 'route-matched': one } };
    expect(NotificationSettings.safeParse(some).success).toBe(false);
  });

  it.each([
    ['24:00', '07:00'],
    ['7:00', '08:00'],
    ['07:00', '07:00'],
  ])('rejects quiet hours from %s to %s', (from, to) => {
    const settings = { ...DEFAULT_SETTINGS, quietHours: { from, to } };
    expect(NotificationSettings.safeParse(settings).success).toBe(false);
  });
});

describe('ReadInput', () => {
  it.each([{}, { ids: [] }, { ids: [0] }, { all: false }, { all: true, ids: [1] }, { link: '//a' }])(
    'rejects %j',
    (input) => {
      expect(ReadInput.safeParse(input).success).toBe(false);
    },
  );
});

describe('PushSubscriptionInput', () => {
  const subscription = {
    endpoint: 'https://push.example/abc',
    keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
  };

  it('accepts the form of browsers and drops the expiration time', () => {
    const sent = { ...subscription, expirationTime: null };
    expect(PushSubscriptionInput.parse(sent)).toEqual(subscription);
  });

  it.each([
    { endpoint: 'ftp://push.example' },
    { endpoint: 'push.example' },
    { endpoint: `https://push.example/${'a'.repeat(2_000)}` },
    { keys: { ...subscription.keys, auth: 'a' } },
    { keys: { ...subscription.keys, p256dh: '+'.repeat(87) } },
  ])('rejects %j', (change) => {
    expect(PushSubscriptionInput.safeParse({ ...subscription, ...change }).success).toBe(false);
  });
});
