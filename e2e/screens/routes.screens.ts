import { expect, type Page } from '@playwright/test';
import { mapReady } from '../support/map.ts';
import { placeField } from '../support/offer-form.ts';
import { mapStill } from './support/wait-for-map.ts';
import { test } from './support/screens.ts';

const BALIKESIR: [number, number] = [27.88, 39.65];
const BURSA: [number, number] = [29.06, 40.19];
const KARACABEY: [number, number] = [28.36, 40.21];
const ROUTE = {
  nereden: 'Balıkesir@39.65000,27.88000@province-10',
  nereye: 'Bursa@40.19000,29.06000@province-16',
};
const LINE = [BALIKESIR, [28.15, 39.95], KARACABEY, BURSA];
const route = { distanceMetres: 148_000, durationSeconds: 6_360, line: LINE };
const HOUR_MS = 3_600_000;
const DEPARTS = Date.now() + 25 * HOUR_MS;

const aMatch = (id: number, fullName: string, facts: object, offer: object) => ({
  provider: {
    ...{ id, fullName, latitude: 39.6, longitude: 27.9, activeService: 'companion' },
    ...{ serviceFrom: 'İzmir', serviceTo: 'İstanbul', serviceDescription: 'Sigara içilmez.' },
    ...{ phone: '+90 555 555 55 55', at: Date.now(), endsAt: null, ...offer },
  },
  ...{ reason: 'way', detourMetres: 4_000, detourSeconds: 300, distanceToPickupMetres: 8_000 },
  pickup: { latitude: 39.65, longitude: 27.88 },
  dropoff: { latitude: 40.19, longitude: 29.06 },
  reachesPickupAt: Date.now() + 720_000,
  coveredShare: 1,
  line: [[27.9, 39.6], ...LINE, [29.5, 40.4]],
  ...facts,
});
/** None of these providers is the user. */
const MATCHES = [
  aMatch(101, 'Ayşe Yılmaz', {}, { seats: 2, price: { amount: 150, per: 'person' }, stops: ['Susurluk'] }),
  aMatch(
    102,
    'Nakliyat Işık',
    { detourMetres: 300, coveredShare: 0.62 },
    { activeService: 'shipping', loadKg: 1_500 },
  ),
  aMatch(
    103,
    'Mehmet Kaya',
    { detourMetres: 12_000, reachesPickupAt: Date.now() + 26 * HOUR_MS },
    {
      departsAt: DEPARTS,
      at: Date.now() - 3 * HOUR_MS,
      seats: 3,
      price: { amount: 0, per: 'person' },
    },
  ),
];

async function open(page: Page, query: object, matches: object[], nearly: object[] = []): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const response = { route, router: 'embedded', matches, nearly };
  await page.route('**/api/matches', (call) => call.fulfill({ json: response }));
  await page.goto(`/?${new URLSearchParams({ ...query })}`);
  await mapReady(page);
  await mapStill(page, 0);
}

test('matches of a route', async ({ member, shoot, isPhone }) => {
  await open(member, ROUTE, MATCHES);
  await shoot(member, 'way');
  if (isPhone) {
    await member.getByRole('button', { name: /^Yoluna uyanlar/ }).click();
    await shoot(member, 'way-list', member.getByRole('list', { name: 'Yolundan geçenler' }));
  }
  await open(member, { ...ROUTE, teklif: '101' }, MATCHES);
  await expect(member.getByRole('dialog', { name: 'Ayşe Yılmaz bilgileri' })).toBeVisible();
  await mapStill(member, 0);
  await shoot(member, 'way-linked');
  await open(member, { ...ROUTE, teklif: `103@${DEPARTS}` }, MATCHES);
  await shoot(member, 'way-linked-planned', member.getByRole('dialog', { name: 'Mehmet Kaya bilgileri' }));
  await open(member, { ...ROUTE, teklif: '9' }, MATCHES);
  await shoot(member, 'way-linked-gone', member.getByText(/^Bu ilan artık/));
});

test('a route without matches', async ({ member, shoot }) => {
  for (const [name, nearly] of [
    ['way-nearly', MATCHES.slice(0, 1)],
    ['way-nobody', []],
  ] as const) {
    await open(member, ROUTE, [], [...nearly]);
    await shoot(member, name, member.getByRole('button', { name: 'Bu yola biri çıkınca haber ver' }));
  }
});

test('an ambiguous place', async ({ member, shoot, isPhone }) => {
  await open(member, { ...ROUTE, nereye: 'Kadıköy', teklif: '101' }, MATCHES);
  await shoot(member, 'way-which', member.getByRole('group', { name: 'Hangi Kadıköy?' }));
  const search = isPhone ? member.getByRole('dialog', { name: 'Ne arıyorsun?' }) : member.locator('body');
  await placeField(search, 'Nereden').fill('');
  await placeField(search, 'Nereden').focus();
  await shoot(member, 'way-place');
  await member.getByRole('option', { name: /Haritadan seç/ }).click();
  await shoot(member, 'way-pick', member.getByRole('button', { name: 'Tamam' }));
});

test('a planned offer, and the form that changes it', async ({ member, shoot }) => {
  await member.unrouteAll({ behavior: 'ignoreErrors' });
  const plan = {
    ...{ id: 12, userId: 1, type: 'companion', from: 'Ankara', to: 'Konya', description: null },
    ...{ duration: 60, showPhone: true, isActive: false, createdAt: 1, seats: 2 },
    departsAt: Date.now() - 60_000,
    fromPlace: { id: 'province-6', latitude: 39.93, longitude: 32.86 },
    toPlace: { id: 'province-42', latitude: 37.87, longitude: 32.49 },
  };
  await member.route('**/api/services/planned', (call) => call.fulfill({ json: [plan] }));
  await member.goto('/?yayin=12');
  const sheet = member.getByRole('dialog', { name: 'Yola çıkma zamanı' });
  await expect(sheet.getByRole('button', { name: 'Yayına geç' })).toBeVisible();
  await mapStill(member, 1);
  await shoot(member, 'departure');
  await sheet.getByRole('button', { name: 'Düzenle' }).click();
  const form = member.getByRole('dialog', { name: 'Planlı ilanını düzenle' });
  await shoot(member, 'planned-edit', form.getByText(/^Kalkış zamanı ileride olmalı/));
  await member.goto('/?yayin=13');
  await expect(sheet.getByText('Bu planlı ilan artık yok')).toBeVisible();
  await mapStill(member, 1);
  await shoot(member, 'departure-gone');
});
