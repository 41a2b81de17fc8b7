import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { dataExport, signInAs } from '../../../test/support/account.js';
import { holdClock, pass } from '../../../test/support/device.js';
import { press } from '../../../test/support/page.js';
import { expectToast, renderWithKit } from '../../../test/support/render.js';
import { failure, json, requestsTo, respondTo, unreachable } from '../../../test/support/responses.js';
import { ExportSection } from './export-section.js';

const STATE = 'GET /api/users/export';
const START = 'POST /api/users/export';
const FILE = 'GET /api/users/export/file';
const FILE_ID = '3f0f6d3c-5b0e-4a7e-9d7e-2f1f0c9f7a10';
const DAY_MS = 24 * 3_600_000;
const ready = () => ({ state: 'ready', fileId: FILE_ID, expiresAt: Date.now() + DAY_MS }) as const;

const open = () => renderWithKit(<ExportSection />);

it('collects on request, and shows the progress until the file is ready', async () => {
  holdClock();
  dataExport();
  open();
  await pass(100);
  respondTo(START, () => {
    dataExport({ state: 'collecting', progress: 0.25 });
    return json({ state: 'collecting', progress: 0, fileId: null, expiresAt: null, nextAt: null }, 202);
  });
  const start = screen.getByRole('button', { name: 'Verilerimi hazırla' });
  start.focus();
  start.click();
  await pass(100);
  expect(screen.getByRole('region', { name: 'Verilerimi indir' })).toHaveFocus();
  // The changing percentage is not announced.
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent(/^Verilerin toplanıyor\. [^%]*$/);
  expect(screen.getByText('%25')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '0.25');
  dataExport(ready());
  await pass(2_500);
  expect(status).toHaveTextContent(/^Dosyan hazır\. Yalnız bir kez, .* tarihine kadar/);
  const asked = requestsTo(STATE).length;
  await pass(10_000);
  expect(requestsTo(STATE)).toHaveLength(asked);
});

describe('a file that is ready', () => {
  const saved: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click');
  beforeEach(async () => {
    saved.length = 0;
    await signInAs();
    dataExport(ready());
    Object.assign(URL, { createObjectURL: () => 'blob:zip', revokeObjectURL: () => undefined });
    click.mockImplementation(function save(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
  });
  afterAll(() => click.mockRestore());

  it('is saved with the session, once', async () => {
    respondTo(FILE, () => {
      dataExport({ state: 'downloaded', nextAt: Date.now() + DAY_MS });
      return new Response(new Blob(['zip']));
    });
    open();
    await press('İndir');
    await expectToast('Başarılı', 'Dosya cihazına kaydedildi: rotadas-verilerim.zip');
    expect(saved).toEqual(['rotadas-verilerim.zip']);
    const [request] = requestsTo(FILE);
    expect(request?.query.get('id')).toBe(FILE_ID);
    expect(request?.headers.get('authorization')).toMatch(/^Bearer /);
    expect(await screen.findByText(/sunucudaki kopyası silindi/)).toHaveRole('status');
    expect(document.body).not.toHaveFocus();
    expect(screen.getByText(/^Yeni bir dosyayı .* tarihinden sonra isteyebilirsin/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /hazırla/ })).toBeNull();
  });

  it('says why it cannot be downloaded', async () => {
    const gone = 'Bu dosya artık yok: indirilmiş, süresi dolmuş ya da başka bir hesaba ait.';
    respondTo(FILE, () => failure(404, gone));
    open();
    await press('İndir');
    await expectToast('Hata', gone);
    respondTo(FILE, unreachable);
    await press('İndir');
    await expectToast('Hata', 'Dosya indirilemedi', 'İnternet bağlantını kontrol edip tekrar dene.');
    expect(saved).toEqual([]);
  });
});

it('says that collecting has failed, and starts again', async () => {
  dataExport({ state: 'failed' });
  open();
  expect(
    await screen.findByText(/^Verilerin toplanamadı.* iletisim@rotadas\.example adresine yaz\.$/),
  ).toBeVisible();
  const limit = 'Verilerini günde bir kez isteyebilirsin. Yarın yeniden dene.';
  respondTo(START, () => failure(429, limit));
  await press('Yeniden hazırla');
  await expectToast('Hata', limit);
});

it('an expired file is gone', async () => {
  dataExport({ ...ready(), expiresAt: Date.now() - 1 });
  open();
  await screen.findByRole('button', { name: 'Yeniden hazırla' });
  expect(screen.queryByRole('button', { name: 'İndir' })).toBeNull();
});

it('asks again for a state that could not be loaded', async () => {
  respondTo(STATE, () => failure(503));
  open();
  await screen.findByText('Dosyanın durumu alınamadı');
  dataExport();
  await press('Tekrar dene');
  await screen.findByRole('button', { name: 'Verilerimi hazırla' });
});
