import { cleanup, screen, waitFor } from '@testing-library/react';
import { expectToast, renderWithProviders } from '../../../test/support/render.js';
import { press } from '../../../test/support/page.js';
import {
  delayed,
  failure,
  json,
  noContent,
  requestBodies,
  requestsTo,
  respondTo,
} from '../../../test/support/responses.js';
import { RunningShares } from './running-shares.js';
import { ShareTrip } from './share-trip.js';
import { sharedLink } from './shared-link.js';

const URL_OF_TRIP = 'https://rotadas.example/takip/0123456789-abcdefg_XYZ';
const aShare = (id: number, known: object = {}) => ({
  ...{
    id,
    agreementId: 3,
    from: 'Ankara',
    to: 'Konya',
    createdAt: 1_000,
    expiresAt: Date.now() + 3_600_000,
    opened: 2,
  },
  ...known,
});
const created = (known: object = {}) => {
  const share = aShare(6, known);
  respondTo('POST /api/shares', () => {
    shares(share);
    return json({ ...share, url: URL_OF_TRIP }, 201);
  });
};
const shares = (...all: object[]) => respondTo('GET /api/shares', () => json(all));

beforeEach(() => sharedLink.set(null));
afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

it.each([
  [3, { agreementId: 3 }],
  [null, {}],
])('creates a link for the agreement %p and shows it once', async (agreementId, body) => {
  created({ agreementId });
  renderWithProviders(<ShareTrip agreementId={agreementId} />);
  await press('Yolculuğu paylaş');
  expect(await screen.findByText(URL_OF_TRIP)).toBeVisible();
  expect(screen.getByText(/^Bağlantı hazır/)).toBeVisible();
  expect(requestBodies('POST /api/shares')).toEqual([body]);
});

it('opens the sheet of the device, or copies the link', async () => {
  created();
  const shared: unknown[] = [];
  Object.assign(navigator, { share: async (data: unknown) => void shared.push(data) });
  renderWithProviders(<ShareTrip agreementId={3} />);
  await press('Yolculuğu paylaş');
  await press('Bağlantıyı gönder');
  expect(shared).toEqual([{ url: URL_OF_TRIP }]);
  Reflect.deleteProperty(navigator, 'share');
  await press('Bağlantıyı gönder');
  expect(await screen.findByText('Bağlantı kopyalandı.')).toBeVisible();
});

it('says why a trip cannot be shared', async () => {
  respondTo('POST /api/shares', () => failure(409, 'Aynı anda en çok 5 bağlantı paylaşabilirsin.'));
  renderWithProviders(<ShareTrip agreementId={3} />);
  await press('Yolculuğu paylaş');
  await expectToast('Hata', 'Aynı anda en çok 5 bağlantı paylaşabilirsin.');
});

it('lists its running shares only, with the openings, and stops one', async () => {
  shares(aShare(6), aShare(7, { agreementId: null, opened: 9 }), aShare(8, { expiresAt: 1 }));
  respondTo('DELETE /api/shares/6', noContent);
  renderWithProviders(<ShareTrip agreementId={3} />);
  expect(await screen.findByText(/2 kez açıldı/)).toBeVisible();
  expect(screen.getByText('Ankara → Konya')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  shares();
  await press(/^Paylaşımı durdur/);
  await waitFor(() => expect(requestsTo('DELETE /api/shares/6')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  expect(document.body).not.toHaveFocus();
});

it.each([
  ['has ended', [aShare(6, { expiresAt: 1 })]],
  ['was stopped on another device', []],
])('offers a new link when the share of the old one %s', async (_why, left) => {
  created();
  renderWithProviders(<ShareTrip agreementId={3} />);
  await press('Yolculuğu paylaş');
  await screen.findByText(URL_OF_TRIP);
  expect(document.body).not.toHaveFocus();
  cleanup();
  shares(...left);
  renderWithProviders(<ShareTrip agreementId={3} />);
  expect(await screen.findByRole('button', { name: 'Yolculuğu paylaş' })).toBeVisible();
  expect(screen.queryByText(URL_OF_TRIP)).toBeNull();
});

it('keeps the link while a list arrives that was requested before it', async () => {
  const late = delayed(() => json([]));
  respondTo('GET /api/shares', late.respond);
  created();
  renderWithProviders(<ShareTrip agreementId={3} />);
  await press('Yolculuğu paylaş');
  await screen.findByText(URL_OF_TRIP);
  const next = delayed(() => json([aShare(6)]));
  respondTo('GET /api/shares', next.respond);
  late.release();
  await waitFor(() => expect(requestsTo('GET /api/shares')).toHaveLength(2));
  expect(screen.getByText(URL_OF_TRIP)).toBeVisible();
  next.release();
  expect(await screen.findByText(/2 kez açıldı/)).toBeVisible();
  expect(screen.getByText(URL_OF_TRIP)).toBeVisible();
});

it('says that the running shares are unknown, and tries again', async () => {
  respondTo('GET /api/shares', () => failure(503));
  renderWithProviders(<RunningShares />);
  expect(await screen.findByText('Açık paylaşımların alınamadı')).toBeVisible();
  shares(aShare(6));
  await press('Tekrar dene');
  expect(await screen.findByText(/2 kez açıldı/)).toBeVisible();
});

it('lists all running shares of the user without an agreement', async () => {
  shares(aShare(6), aShare(7, { agreementId: null, opened: 9 }));
  renderWithProviders(<RunningShares />);
  expect(await screen.findByText(/9 kez açıldı/)).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
