import type { CurrentUser } from '@rotadas/contracts/users/user';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  respondTo,
  requestsTo,
  delayed,
  json,
  noContent,
  requestBodies,
} from '../../../test/support/responses.js';
import { ANKARA, aProvider, ONLINE } from '../../../test/support/builders.js';
import { holdClock, onDevice, onPhone, pass } from '../../../test/support/device.js';
import { activeProviders, currentUser, routeMatches } from '../../../test/support/gateway.js';
import { renderHome } from '../../../test/support/home.js';
import { mapCanvas, mapState } from '../../../test/support/map-stand-in.js';
import { button, dialog, press, user } from '../../../test/support/page.js';
import {
  watchReports,
  watchFails,
  watches,
  lookupBreaks,
  positionFails,
  setDevicePosition,
} from '../../../test/support/position.js';
import { expectToast } from '../../../test/support/render.js';
import { latestToast } from '../../shared/toast/toast-store.js';

const ACTIVE = 'GET /api/providers/active';

it('shows search, refresh and the provider toggle, and the recentre button on the map', async () => {
  onPhone();
  renderHome();
  expect(await screen.findByText('BETA')).toBeVisible();
  await press('Hizmet ara');
  const picker = await dialog('Ne arıyorsun?');
  const types = within(picker.getByRole('group', { name: 'Hizmet türü' })).getAllByRole('button');
  expect(types.map(({ textContent }) => textContent)).toEqual([
    'Tümü',
    'Yol arkadaşı',
    'Taksi',
    'Servis',
    'Moto kurye',
    'Kargo',
    'Nakliye',
    'Hava taşımacılığı',
    'Deniz taşımacılığı',
    'Deniz turu',
  ]);
  await user.keyboard('{Escape}');
  await press('Konumu yenile');
  await waitFor(async () => expect(await button('Konumu yenile')).toBeEnabled());
  expect(latestToast.get()).toBeNull();
  await press('Konumuma odaklan');
  await expectToast('Başarılı', 'Konumunuza odaklanıldı.');
  const recentre = await button('Konumuma odaklan');
  expect(recentre.closest('[data-covers-map]')).not.toContainElement(await button('Hizmet ara'));
  await press('Yayına geç');
  await dialog('Hizmet seç');
});

it('requests active providers every 5 s', async () => {
  holdClock();
  renderHome();
  await pass(1_000);
  // The first view requests the nearest once
  const requests = () => requestsTo(ACTIVE).filter(({ query }) => !query.has('near')).length;
  const before = requests();
  expect(before).toBeGreaterThan(0);
  await pass(3_500);
  expect(requests()).toBe(before);
  await pass(1_500);
  expect(requests()).toBe(before + 1);
  await pass(5_000);
  expect(requests()).toBe(before + 2);
});

it('removes the warning of a failed lookup with the next position', async () => {
  positionFails(3);
  currentUser(ONLINE);
  renderHome();
  const warning = await screen.findByText('Konum bilgisi alınamadı. Lütfen tekrar deneyin.');
  await waitFor(() => expect(watches).toHaveBeenCalled());
  watchReports(ANKARA);
  expect(warning).not.toBeInTheDocument();
});

describe('a denied position', () => {
  const DENIED = 'Konum izni reddedildi. Lütfen konum izni verin.';
  const CROWD = 'Harita en kalabalık yerde açıldı.';

  it('opens the map where most are, and says so until the user moves it', async () => {
    const places = [ANKARA, { latitude: 41.02, longitude: 28.96 }, { latitude: 41.04, longitude: 28.98 }];
    activeProviders(places.map((place, index) => aProvider(index + 1, place)));
    positionFails(1);
    renderHome();
    expect(await screen.findByText(CROWD)).toBeVisible();
    expect(screen.getByText(DENIED)).toBeVisible();
    const moved = mapState.moves.at(-1);
    expect(moved?.latitude).toBeCloseTo(41.03, 5);
    expect(moved?.zoom).toBe(12);
    act(() => mapCanvas.events?.onPan());
    expect(screen.queryByText(CROWD)).toBeNull();
  });

  it('is no error: the button shows how to allow it, in this browser first, and finds the position then', async () => {
    positionFails(1);
    renderHome();
    await press('Konumu yenile');
    const help = await dialog('Konum kapalı');
    expect(help.getByText(DENIED)).toBeVisible();
    expect(screen.queryByText('Hata')).toBeNull();
    expect(help.getByRole('heading', { level: 3 })).toHaveTextContent('Mac: Safari'); // jsdom's
    expect(help.getAllByRole('group')).toHaveLength(4);
    await user.click(help.getByRole('button', { name: 'Konumumu bul' }));
    expect(await help.findByRole('alert')).toHaveTextContent(/^Konumun hâlâ bulunamıyor/);
    setDevicePosition(ANKARA);
    await user.click(help.getByRole('button', { name: 'Konumumu bul' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText(DENIED)).toBeNull();
  });

  it('is allowed in the settings of the phone if the app is installed, which has no address bar', async () => {
    onDevice({ installed: true, userAgent: 'Mozilla/5.0 (Linux; Android 10; K) Chrome/137.0.0.0 Mobile' });
    positionFails(1);
    renderHome();
    await press('Konumu yenile');
    const help = await dialog('Konum kapalı');
    expect(help.getByText(/^Ayarlar › Uygulamalar › Rotadaş › İzinler/)).toBeVisible();
    expect(help.queryByText(/Adres çubuğu/)).toBeNull();
  });

  it('is stated in a bar, which explains it or closes until the position is lost again', async () => {
    positionFails(1);
    renderHome();
    expect(await screen.findByText(DENIED)).toBeVisible();
    await press('Nasıl izin verilir?');
    await dialog('Konum kapalı');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Kapat');
    expect(screen.queryByText(DENIED)).toBeNull();
  });
});

it.each([
  [1, 'Konum izni reddedildi. Lütfen konum izni verin.'],
  [2, "Konum bilgisi alınamadı. Lütfen GPS'inizi açın."],
])(
  'warns a live provider as soon as the device gives no position (%d), until it does',
  async (code, text) => {
    currentUser(ONLINE);
    renderHome();
    await screen.findByText(/^Yayındasın/);
    watchFails(code);
    const warning = await screen.findByText(text);
    watchReports(ANKARA);
    expect(warning).not.toBeInTheDocument();
  },
);

it('reports which of the two actions failed when the position lookup throws', async () => {
  lookupBreaks();
  renderHome();
  await press('Konumu yenile');
  await expectToast('Hata', 'Konum güncellenirken bir hata oluştu.', 'Birazdan tekrar dene.');
  await press('Konumuma odaklan');
  await expectToast('Hata', 'Konuma odaklanılırken bir hata oluştu.');
});

it('advises an online provider on a phone once to keep the page open', async () => {
  onDevice({ width: 360, touch: true });
  currentUser(ONLINE);
  renderHome();
  const text = /^Yayındayken bu sayfayı açık tut/;
  const advice = await screen.findByText(text);
  const strip = within(advice.parentElement ?? advice);
  await user.click(strip.getByRole('button', { name: 'Kapat' }));
  expect(screen.queryByText(text)).toBeNull();
});

describe('the own offer', () => {
  const PROVIDER: Partial<CurrentUser> = {
    ...ONLINE,
    serviceFrom: 'Balıkesir',
    serviceTo: 'Bursa',
    toPlace: { id: 'province-16', latitude: 40.19, longitude: 29.06 },
  };

  beforeEach(() => {
    currentUser(PROVIDER);
    routeMatches([]);
    respondTo('GET /api/saved-routes/waiting', () => json({ waiting: 3 }));
  });

  it('opens from the strip, with the number of waiting people and its end', async () => {
    renderHome();
    await press(/^Yayındasın · Balıkesir → Bursa/);
    const offer = await dialog('Yayındaki ilanın');
    expect(offer.getByText('Balıkesir → Bursa')).toBeVisible();
    expect(await offer.findByText('Bu rotada 3 kişi bekliyor')).toBeVisible();
    await user.click(offer.getByRole('button', { name: 'Yayını bitir' }));
    const question = await dialog('Yayını bitir');
    expect(question.getByRole('button', { name: 'Rotadaş Bitir' })).toBeVisible();
  });

  it('shows its route on the map, and opens from its marker', async () => {
    renderHome();
    await screen.findByText(/^Yayındasın/);
    const line = [
      [27.88, 39.65],
      [29.06, 40.19],
    ];
    await waitFor(() =>
      expect(mapState.routes).toMatchObject({
        searchedRoute: null,
        matchRoute: line,
        pickup: null,
        dropoff: null,
      }),
    );
    expect(requestBodies('POST /api/matches')).toEqual([
      { from: { name: 'Balıkesir' }, to: { placeId: 'province-16' }, serviceType: 'all', limit: 1 },
    ]);
    act(() => mapCanvas.events?.onSelectOwn());
    await dialog('Yayındaki ilanın');
  });

  it('closes only its own dialog when the response to a change is late', async () => {
    const stored = delayed(noContent);
    respondTo('PUT /api/services/active', stored.respond);
    onPhone();
    renderHome();
    await press(/^Yayındasın · Balıkesir → Bursa/);
    await user.click((await dialog('Yayındaki ilanın')).getByRole('button', { name: 'Düzenle' }));
    await user.click((await dialog('İlanını düzenle')).getByRole('button', { name: 'Kaydet' }));
    await press('Kapat');
    await press('Hizmet ara');
    await dialog('Ne arıyorsun?');
    stored.release();
    await expectToast('Başarılı', 'İlanın güncellendi.');
    await dialog('Ne arıyorsun?');
  });
});
