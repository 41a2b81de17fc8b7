import type { Page } from '@playwright/test';

const MINUTE_MS = 60_000;

/** Newest first. */
const NOTIFICATIONS = [
  [
    'Kadıköy → Esenboğa yoluna biri çıktı',
    'Ayşe kayıtlı rotana uyan bir yola çıktı. Yol arkadaşı · Yolundan 4 km sapar',
    'companion',
    3,
  ],
  [
    'Ankara → Konya yoluna biri çıktı',
    'Işık kayıtlı rotana uyan bir yola çıktı. Nakliye · Yolundan sapmaz',
    'shipping',
    95,
  ],
  [
    'Kadıköy → Esenboğa yoluna biri çıktı',
    'Emre, 29 Kasım 08:30 için kayıtlı rotana uyan bir yol planladı. Yol arkadaşı',
    'companion',
    1_500,
  ],
] as const;

const match = { savedRouteId: 1, offerId: 1, providerId: 5, departsAt: null, detourMetres: 4_000 };

const UNREAD = 2;

export async function fakeNotifications(page: Page): Promise<void> {
  const now = Date.now();
  const matches = NOTIFICATIONS.map(([title, text, serviceType, minutes], index) => ({
    id: NOTIFICATIONS.length - index,
    title,
    text,
    link: '/',
    createdAt: now - minutes * MINUTE_MS,
    readAt: index < UNREAD ? null : now,
    kind: 'route-matched',
    data: { ...match, serviceType },
  }));
  await page.route('**/api/notifications?*', (route) =>
    route.fulfill({ json: { notifications: matches, unread: UNREAD, next: null } }),
  );
}

const end = (name: string) => ({
  name,
  placeId: `place-${name}`,
  point: { latitude: 40, longitude: 30 },
});
const route = { maxDetourMetres: null, distanceMetres: 261_000, createdAt: Date.now() };

export const fakeSavedRoutes = (page: Page) =>
  page.route('**/api/saved-routes', (call) =>
    call.fulfill({
      json: [
        {
          ...route,
          id: 2,
          from: end('Ankara'),
          to: end('Konya'),
          serviceType: 'companion',
          days: [1, 2, 3, 4, 5],
          hours: { from: '08:00', to: '10:00' },
          endsOn: '2030-12-31',
          isActive: true,
        },
        {
          ...route,
          id: 1,
          from: end('Balıkesir'),
          to: end('Bursa'),
          serviceType: 'cargo',
          days: [6, 7],
          hours: null,
          endsOn: '2026-01-01',
          isActive: false,
        },
      ],
    }),
  );
