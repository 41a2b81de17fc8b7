import type { Page } from '@playwright/test';

const MINUTE_MS = 60_000;

/** Newest first. */
const NOTIFICATIONS = [
  ['Kadıköy → Esenboğa yoluna biri çıktı', 'Ayşe Yılmaz · 4 km sapar · 2 koltuk · 150 ₺', 'companion', 3],
  ['Ankara → Konya yoluna biri çıktı', 'Nakliyat Işık · yolunun üstünde · 1.500 kg', 'shipping', 95],
  ['Kadıköy → Esenboğa yoluna biri çıktı', 'Emre Şahin · yarın 08.30’da · 3 koltuk', 'companion', 1_500],
] as const;

const match = { savedRouteId: 1, offerId: 1, providerId: 5, departsAt: null, detourMetres: 4_000 };

export async function fakeNotifications(page: Page, { unread = 2 } = {}): Promise<void> {
  const now = Date.now();
  const matches = NOTIFICATIONS.map(([title, text, serviceType, minutes], index) => ({
    id: NOTIFICATIONS.length - index,
    title,
    text,
    link: '/',
    createdAt: now - minutes * MINUTE_MS,
    readAt: index < unread ? null : now,
    kind: 'route-matched',
    data: { ...match, serviceType },
  }));
  const answers = {
    'notifications?*': { notifications: matches, unread, next: null },
    'notifications/choices': {
      channels: {
        'route-matched': { inbox: true, push: true, mail: true },
        'departure-due': { inbox: true, push: true, mail: false },
      },
      quietHours: { from: '23:00', to: '07:00' },
    },
    // A valid key without a known secret.
    'notifications/push-key': {
      publicKey: 'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U',
    },
    'saved-routes/waiting*': { waiting: 3 },
  };
  for (const [path, json] of Object.entries(answers))
    await page.route(`**/api/${path}`, (route) => route.fulfill({ json }));
  await page.route('**/api/notifications/read', (route) => route.fulfill({ json: { unread: 0 } }));
}

const anywhere = { latitude: 40, longitude: 30 };
const end = (name: string) => ({ name, placeId: `place-${name}`, point: anywhere });

const route = { maxDetourMetres: null, hours: null, endsOn: null, waiting: true };
const WEEK = [1, 2, 3, 4, 5, 6, 7];

const SAVED = [
  {
    ...route,
    from: end('Kadıköy, İstanbul'),
    to: end('Esenboğa Havalimanı'),
    serviceType: 'all',
    days: WEEK,
    distanceMetres: 468_000,
  },
  {
    ...route,
    from: end('Ankara'),
    to: end('Konya'),
    serviceType: 'companion',
    days: [1, 2, 3, 4, 5],
    hours: { from: '08:00', to: '10:00' },
    endsOn: '2030-12-31',
    distanceMetres: 261_000,
  },
  {
    ...route,
    from: end('Balıkesir'),
    to: end('Bursa'),
    serviceType: 'cargo',
    days: [6, 7],
    endsOn: '2026-01-01',
    distanceMetres: 151_000,
    waiting: false,
  },
];

/** Saving and deleting change nothing. */
export async function fakeSavedRoutes(page: Page, { count = SAVED.length } = {}): Promise<void> {
  const routes = SAVED.slice(0, count).map((each, index) => ({
    ...each,
    id: 9 - index,
    createdAt: Date.now(),
  }));
  await page.route('**/api/saved-routes', (call) =>
    call.request().method() === 'POST'
      ? call.fulfill({ status: 201, json: { ...SAVED[0], id: 10, createdAt: Date.now() } })
      : call.fulfill({ json: routes }),
  );
}
