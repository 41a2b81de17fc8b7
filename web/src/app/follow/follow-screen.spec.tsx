import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import type { SharedTrip } from '@rotadas/contracts/shares/share';
import { holdClock, onDevice, pass, passUntil } from '../../../test/support/device.js';
import { mapState } from '../../../test/support/map-stand-in.js';
import { loseLive, openLive, sentFrames, serverSends } from '../../../test/support/open-socket.js';
import { press } from '../../../test/support/page.js';
import { renderWithProviders } from '../../../test/support/render.js';
import { failure, json, requestsTo, respondTo, unreachable } from '../../../test/support/responses.js';
import { FollowScreen } from './follow-screen.js';

const TOKEN = '0123456789-abcdefg_XYZ';
const OPEN = `GET /api/shares/${TOKEN}`;
const ENDED = { type: 'error' as const, code: 'share-unknown', error: 'Bitti.' };
const POINT = { latitude: 39.97123, longitude: 32.86456 };

const aTrip = (known: Partial<SharedTrip> = {}): SharedTrip => ({
  firstName: 'Ayşe',
  serviceType: 'taxi',
  from: 'Ankara',
  to: 'Eskişehir',
  position: { ...POINT, at: Date.now() - 40_000 },
  arrivesAt: null,
  expiresAt: Date.now() + 3_600_000,
  ...known,
});
const frame = (known: Partial<SharedTrip> = {}) => ({ type: 'trip' as const, ...aTrip(known) });

const open = () =>
  renderWithProviders(
    <Routes>
      <Route path="/takip/:token" element={<FollowScreen />} />
    </Routes>,
    { path: `/takip/${TOKEN}`, session: { status: 'signed-out' } },
  );
const openTrip = async (known: Partial<SharedTrip> = {}) => {
  respondTo(OPEN, () => json(aTrip(known)));
  open();
  await waitFor(() => expect(sentFrames).toEqual([JSON.stringify({ type: 'follow', token: TOKEN })]));
};

beforeEach(openLive);

it('shows who travels where, without a token of an account, and opens the trip once', async () => {
  await openTrip({ arrivesAt: Date.now() + 3_600_000 });
  expect(screen.getByRole('heading', { name: 'Ayşe' })).toBeVisible();
  expect(screen.getByText('Taksi')).toBeVisible();
  expect(screen.getByText('Ankara → Eskişehir')).toBeVisible();
  expect(screen.getByText('Son konum 40 sn önce')).toBeVisible();
  expect(screen.getByText(/^Tahmini varış /)).toBeVisible();
  await waitFor(() => expect(mapState.providers).toEqual([1]));
  expect(mapState.moves).toMatchObject([POINT]);
  const requests = requestsTo(OPEN);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.headers.has('authorization')).toBe(false);
});

it('is for no robot, and sends its address to no other site', async () => {
  await openTrip();
  const content = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  expect([content('robots'), content('referrer')]).toEqual(['noindex, nofollow', 'no-referrer']);
});

it('says neither that the vehicle is under way nor when it should have arrived', async () => {
  await openTrip({ arrivesAt: Date.now() - 60_000 });
  expect(screen.getByRole('heading', { level: 1, name: 'Ayşe: Ankara → Eskişehir' })).toBeInTheDocument();
  expect(screen.queryByText(/^Tahmini varış/)).toBeNull();
});

it('follows the vehicle, and shows it again after a pan', async () => {
  await openTrip();
  serverSends(frame({ position: { latitude: 39.98, longitude: 32.87, at: Date.now() } }));
  expect(await screen.findByText('Son konum şimdi')).toBeVisible();
  await press('Haritada göster');
  expect(mapState.moves.at(-1)).toMatchObject({ latitude: 39.98, longitude: 32.87 });
});

it('waits for the first position, and moves the map there', async () => {
  await openTrip({ position: null });
  expect(screen.getByText(/^Şu an konum gelmiyor/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Haritada göster' })).toBeNull();
  expect(mapState.providers).toEqual([]);
  serverSends(frame());
  await waitFor(() => expect(mapState.moves.at(-1)).toMatchObject(POINT));
});

it('ends when the server says so, and follows no longer', async () => {
  await openTrip();
  serverSends(frame());
  serverSends(ENDED);
  expect(await screen.findByRole('heading', { name: 'Bu paylaşım bitti' })).toBeVisible();
  expect(screen.queryByText('Ayşe')).toBeNull();
});

it.each([404, 400])('says so if there is no such trip (%i), and connects to nothing', async (status) => {
  respondTo(OPEN, () => failure(status, 'Yok.'));
  open();
  expect(await screen.findByRole('heading', { name: 'Bu paylaşım açılamıyor' })).toBeVisible();
  expect(sentFrames).toEqual([]);
});

describe('while the server cannot be reached', () => {
  const TITLE = 'Yolculuk şu an açılamıyor';

  it.each([
    ['does not respond', unreachable],
    ['fails', () => failure(503)],
  ])('says so if it %s, and tries again with growing pauses', async (_what, given) => {
    respondTo(OPEN, given);
    holdClock();
    open();
    expect(screen.getByText('Yolculuk yükleniyor…')).toBeVisible();
    await passUntil(() => expect(screen.getByRole('heading', { name: TITLE })).toBeVisible());
    await pass(60_000);
    const early = requestsTo(OPEN).length;
    await pass(60_000);
    expect(requestsTo(OPEN).length - early).toBeLessThan(early);
    respondTo(OPEN, () => json(aTrip()));
    await pass(60_000);
    expect(screen.getByRole('heading', { name: 'Ayşe' })).toBeVisible();
  });

  it('tries again when the user asks for it', async () => {
    respondTo(OPEN, unreachable);
    open();
    await screen.findByRole('heading', { name: TITLE });
    respondTo(OPEN, () => json(aTrip()));
    await press('Tekrar dene');
    expect(await screen.findByRole('heading', { name: 'Ayşe' })).toBeVisible();
  });

  it('requests nothing while the page is hidden', async () => {
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    holdClock();
    open();
    await pass(60_000);
    expect(requestsTo(OPEN)).toEqual([]);
    visibility.mockRestore();
    respondTo(OPEN, () => json(aTrip()));
    document.dispatchEvent(new Event('visibilitychange'));
    await passUntil(() => expect(requestsTo(OPEN)).toHaveLength(1));
  });
});

it('asks for a reload if only a newer page can read the trip, without opening it again', async () => {
  respondTo(OPEN, () => json({ firstName: 'Ayşe' }));
  holdClock();
  open();
  await passUntil(() => expect(screen.getByRole('button', { name: 'Sayfayı yenile' })).toBeVisible());
  await pass(120_000);
  expect(requestsTo(OPEN)).toHaveLength(1);
});

it('follows again after the server rejected it for its rate', async () => {
  await openTrip();
  holdClock();
  serverSends({ type: 'error', code: 'rate-limited', error: 'Çok sık.' });
  await pass(9_000);
  expect(sentFrames).toHaveLength(1);
  await pass(2_000);
  expect(sentFrames).toEqual([sentFrames[0], sentFrames[0]]);
});

it('says that the device is offline, or that nothing arrives', async () => {
  await openTrip();
  serverSends(frame());
  onDevice({ online: false });
  expect(await screen.findByText(/^İnternet bağlantın yok/)).toBeVisible();
  onDevice({ online: true });
  holdClock();
  loseLive();
  await pass(6_000);
  expect(screen.getByText(/^Canlı konum şu an alınamıyor/)).toBeVisible();
});
