import { SAMPLE_INTERVAL_MS } from '@rotadas/contracts/operations/instance-sample';
import { fireEvent, screen, within } from '@testing-library/react';
import { respondTo, requestsTo, failure, json } from '../../../../test/support/responses.js';
import { drawn } from '../../../../test/support/chart-stand-in.js';
import { holdClock, pass, passUntil } from '../../../../test/support/device.js';
import { currentUser } from '../../../../test/support/gateway.js';
import { anInstance, anOperationsView, figuresOf } from '../../../../test/support/operations.js';
import { user } from '../../../../test/support/page.js';
import { renderWithKit } from '../../../../test/support/render.js';
import { OperationsPage } from './operations-page.js';

const CALL = 'GET /api/admin/operations';

const serveView = (view: ReturnType<typeof anOperationsView>) => respondTo(CALL, () => json(view));

const chart = (title: string) => screen.findByRole('article', { name: title });

const openPage = () => renderWithKit(<OperationsPage />, { path: '/admin/isletme' });

beforeEach(() => {
  currentUser({ isAdmin: true });
  serveView(anOperationsView());
});

it('shows each metric with its normal range, a text for screen readers and folded advice', async () => {
  serveView(anOperationsView({ figures: figuresOf(3, { freshnessP99: [0.1, 0.3, 0.2] }) }));
  openPage();
  const freshness = within(await chart('Haritanın güncelliği'));
  expect(screen.getByRole('heading', { level: 1, name: 'İşletme' })).toBeVisible();
  expect(document.title).toBe('İşletme · Rotadaş');
  expect(screen.getByText('Her şey olağan görünüyor.')).toBeVisible();
  expect(screen.queryByText(/ölçmeye başladı/)).toBeNull();
  expect(freshness.getByText('Olağan: 500 ms altı (p99)')).toBeVisible();
  expect(freshness.getByRole('img')).toHaveAccessibleName(/p99: en az 100 ms, en çok 300 ms, şimdi 200 ms\./);
  const advice = freshness.getByText(/saatleri eşitle/);
  expect(advice).not.toBeVisible();
  await user.click(freshness.getByText('Ne yapmalı?'));
  expect(advice).toBeVisible();
});

it('lists unusual metrics and instances with open advice, and says if the gateway started within the hour', async () => {
  const unavailable = anInstance({ service: 'users', isUnavailable: true, lastSeenAt: Date.now() - 40_000 });
  const partitioned = anInstance({
    instanceId: '9f2b3c4d-7c0e-4c39-9d9e-2f6b8a1c5e11',
    reachableServers: { mongodb: false, nats: true },
  });
  const figures = figuresOf(3, { freshnessP99: [0.1, 0.1, 0.9] });
  const receivingSince = Date.now() - 3 * 60_000;
  serveView(anOperationsView({ instances: [partitioned, unavailable], figures, receivingSince }));
  openPage();
  const status = await screen.findByText(/2 gösterge olağan dışı/);
  expect(
    within(status)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Hizmet örnekleri', 'Haritanın güncelliği']);
  expect(screen.getByText('Yanıt vermiyor (son yanıt 40 sn önce)')).toBeVisible();
  expect(screen.getByText(/Ulaşamadığı sunucular: mongodb/)).toBeVisible();
  expect(screen.getAllByText('Çalışan örnek yok')).toHaveLength(5); // All but users and the gateway
  const freshness = within(await chart('Haritanın güncelliği'));
  expect(freshness.getByText('Olağan dışı')).toBeVisible();
  expect(freshness.getByText(/saatleri eşitle/)).toBeVisible();
  expect(screen.getByText(/ulaşılamayan sunucuyu yeniden çalıştır/)).toBeVisible();
  expect(screen.getByText(/3 dk önce ölçmeye başladı/)).toBeVisible();
});

it('requests the last hour again every 5 s', async () => {
  serveView(anOperationsView({ figures: figuresOf(3, { viewers: [1, 2, 3] }) }));
  holdClock();
  openPage();
  await passUntil(() => expect(screen.getByRole('article', { name: 'Haritayı izleyenler' })).toBeVisible());
  serveView(anOperationsView({ figures: figuresOf(3, { viewers: [2, 3, 4] }) }));
  const before = requestsTo(CALL).length;
  await pass(SAMPLE_INTERVAL_MS);
  expect(requestsTo(CALL)).toHaveLength(before + 1);
  await passUntil(() => expect(drawn.some(([, line]) => line?.join() === '2,3,4')).toBe(true));
});

it('shows a failure to load and keeps the known data', async () => {
  holdClock();
  respondTo(CALL, () => failure(503));
  openPage();
  await passUntil(() => expect(screen.getByText('Göstergeler alınamadı')).toBeVisible());
  serveView(anOperationsView());
  fireEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  await passUntil(() => expect(screen.getByText('Her şey olağan görünüyor.')).toBeVisible());
  respondTo(CALL, () => failure(503));
  await pass(SAMPLE_INTERVAL_MS);
  await passUntil(() => expect(screen.getByText(/Yeni veri alınamıyor/)).toBeVisible());
  expect(screen.getByText('Her şey olağan görünüyor.')).toBeVisible();
  const before = requestsTo(CALL).length;
  respondTo(CALL, () => new Promise(() => undefined));
  await pass(SAMPLE_INTERVAL_MS);
  expect(requestsTo(CALL)).toHaveLength(before + 1);
  await pass(100); // The store is notified of a sent request in the next frame
  expect(screen.getByText(/Yeni veri alınamıyor/)).toBeVisible();
});
