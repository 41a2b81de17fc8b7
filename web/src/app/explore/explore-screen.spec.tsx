import { act, screen, waitFor, within } from '@testing-library/react';
import { aProvider, ROUTE_ENDS, ROUTE_PATH } from '../../../test/support/builders.js';
import { holdClock, onDevice, onPhone, pass } from '../../../test/support/device.js';
import { mapCanvas, mapState } from '../../../test/support/map-stand-in.js';
import { loseLive, openLive, sentFrames, serverSends } from '../../../test/support/open-socket.js';
import { dialog, user } from '../../../test/support/page.js';
import { address, renderWithProviders } from '../../../test/support/render.js';
import { requestsTo } from '../../../test/support/responses.js';
import '../../features/provider-info/provider-info.js';
import '../../features/search/type-picker.js';
import { COUNTRY } from '../../features/map/map-engine.js';
import { readReturnPath } from '../../shared/navigation/return-path.js';
import { tabStorage } from '../../shared/storage/browser-storage.js';
import { ExploreScreen } from './explore-screen.js';

const HALF = { latitude: 39, longitude: 33, count: 20 };
const CLUSTERS = { type: 'clusters' as const, clusters: [HALF, { ...HALF, latitude: 41 }] };
const EXHAUSTED = { type: 'error' as const, code: 'regions-exhausted', error: 'Bu kadar.' };
const anonymous = [4, 5].map((id) => aProvider(id, { fullName: '', endsAt: Date.now() + 600_000 }));
const SNAPSHOT = { type: 'snapshot' as const, providers: anonymous };

const open = (path = '/kesfet') =>
  renderWithProviders(<ExploreScreen />, { path, session: { status: 'signed-out' } });
const link = (name: string) => screen.findByRole('link', { name });
const follow = async (name: string) => user.click(await link(name));

async function receive(...frames: Parameters<typeof serverSends>[0][]): Promise<void> {
  await waitFor(() => expect(sentFrames.join()).toContain('"type":"watch"'));
  for (const frame of frames) serverSends(frame);
}

beforeEach(openLive);
afterEach(() => document.querySelector('meta[property="og:title"]')?.remove());

it('counts the people of the whole country first, without asking for their names', async () => {
  open();
  await receive(CLUSTERS);
  expect(await screen.findByText('Şu an haritada 40 kişi')).toBeVisible();
  expect(mapState.boxes).toEqual([COUNTRY]);
  expect(requestsTo('GET /api/providers/active')).toEqual([]);
  await receive({ ...SNAPSHOT, providers: [] });
  expect(await screen.findByText('Haritanın bu bölümünde şu an kimse yok')).toBeVisible();
});

it('a marker shows the offer, and leads over the sign-in to the same offer', async () => {
  open('/kesfet#map=12/39.9/32.8');
  await receive(SNAPSHOT);
  await waitFor(() => expect(mapState.providers).toEqual([4, 5]));
  mapCanvas.events?.onSelect(4);
  const card = await dialog('Taksi bilgileri');
  expect(card.getByText('Ankara → Eskişehir')).toBeVisible();
  expect(card.getByText('10 dk kaldı')).toBeVisible();
  expect(mapState.boxes).toEqual([]); // The address names the view
  await follow('İstemek için giriş yap');
  expect(address()).toBe('/login');
  expect([readReturnPath(), tabStorage.get('reopen.provider-info')]).toEqual([
    '/?tur=all#map=12/39.9000/32.8000',
    '4',
  ]);
});

it('opens at the view of the address, and moves to one that the user enters', async () => {
  open('/kesfet#map=12/39.9/32.8');
  const view = (zoom: number) => ({ latitude: 39.9, longitude: 32.8, zoom, isExact: true });
  await waitFor(() => expect(mapState.moves).toMatchObject([view(12)]));
  act(() => void (window.location.hash = '#map=9/39.9/32.8'));
  await waitFor(() => expect(mapState.moves).toMatchObject([view(12), view(9)]));
  expect(window.location.hash).toBe('#map=9/39.9/32.8');
});

it('filters by service type, and keeps the type over the sign-in', async () => {
  open();
  const types = within(await screen.findByRole('group', { name: 'Hizmet türü' }));
  await user.click(types.getByRole('button', { name: 'Kargo' }));
  await receive(SNAPSHOT);
  expect(await screen.findByText('Haritanın bu bölümünde şu an kimse yok')).toBeVisible();
  await follow('Giriş yap');
  expect(readReturnPath()).toBe('/?tur=cargo');
});

it('the search opens after the sign-in on a phone', async () => {
  onPhone();
  open();
  await follow('Giriş yapıp ara');
  expect([readReturnPath(), tabStorage.get('reopen.sheet')]).toEqual(['/', 'search']);
});

describe('a shared route', () => {
  it('shows its ends, and names it as the page does', async () => {
    document.head.insertAdjacentHTML('beforeend', '<meta property="og:title" content="Ankara → Bursa" />');
    open(`/kesfet${ROUTE_PATH.slice(1)}`);
    expect(await screen.findByText(/^Ankara → Bursa yoluna çıkanları görmek için/)).toBeVisible();
    await waitFor(() => expect(mapState.boxes).toEqual([[27.88, 39.65, 29.06, 40.19]]));
    expect(mapState.routes?.ends).toMatchObject({ from: { latitude: 39.65 }, to: { latitude: 40.19 } });
  });

  it('shows no text of the link', async () => {
    open(`/kesfet?${new URLSearchParams({ nereden: 'Destek', nereye: 'Hemen arayın@40.19,29.06' })}`);
    expect(await screen.findByText(/^Bağlantıdaki yola çıkanları görmek için/)).toBeVisible();
    expect(screen.queryByText(/Destek|Hemen/)).toBeNull();
  });

  it('opens its offer if the map has it', async () => {
    open(`/kesfet?${new URLSearchParams({ ...ROUTE_ENDS, teklif: '5' })}`);
    await receive(CLUSTERS);
    expect(await screen.findByText(/^Bağlantıdaki ilanı görmek için/)).toBeVisible();
    await receive(SNAPSHOT);
    await dialog('Taksi bilgileri');
  });
});

describe('tells why there is no more to see:', () => {
  it('the regions of the hour are used up', async () => {
    open();
    await receive(EXHAUSTED, CLUSTERS);
    expect(await screen.findByText('Şu an haritada 40 kişi')).toBeVisible();
    expect(screen.getByText(/Daha fazlası için giriş yap/)).toBeVisible();
  });

  it('the device is offline', async () => {
    open();
    onDevice({ online: false });
    expect(await screen.findByText(/^İnternet bağlantın yok/)).toBeVisible();
  });

  it('the server sends nothing', async () => {
    open();
    await receive(SNAPSHOT);
    holdClock();
    loseLive();
    await pass(6_000);
    expect(screen.getByText(/^Canlı konumlar şu an alınamıyor/)).toBeVisible();
  });
});
