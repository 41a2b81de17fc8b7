import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import jsQR from 'jsqr';
import { aDevice, aNewDevice, UNSEEN } from '../../../test/support/builders.js';
import { holdClock, onDevice, pass, passUntil } from '../../../test/support/device.js';
import { devices } from '../../../test/support/gateway.js';
import { button, dialog, field, fill, press, user } from '../../../test/support/page.js';
import { expectToast, renderWithKit } from '../../../test/support/render.js';
import {
  delayed,
  failure,
  json,
  noContent,
  requestBodies,
  requestsTo,
  respondTo,
} from '../../../test/support/responses.js';
import { configLink } from './app-links.js';
import { DevicesPage } from './devices-page.js';
import 'qrcode';

const LIST = 'GET /api/devices';
const ADD = 'POST /api/devices';
const REMOVE = 'DELETE /api/devices/5';

const added = aNewDevice(5);
const open = () => renderWithKit(<DevicesPage />, { path: '/telefon' });
const chooseApp = async (name: string) =>
  user.click(await screen.findByRole('radio', { name: new RegExp(`^${name}`) }));
const link = (name: string | RegExp) => screen.findByRole('link', { name });

async function add(): Promise<void> {
  respondTo(ADD, () => {
    devices(aDevice(5, UNSEEN));
    return json(added, 201);
  });
  await fill('Telefonun adı', 'Telefon 5');
  await press('Bağlantıyı hazırla');
  await screen.findByText('İlk konum bekleniyor…');
}

/** Reads the code that is drawn with 4 px per module. */
async function readCode(): Promise<string | undefined> {
  const code = await screen.findByRole('img', { name: 'Uygulamayı bağlayan QR kod' });
  const [left = 0, top = 0, side = 0] = (code.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const px = 4;
  const pixels = new Uint8ClampedArray((side * px) ** 2 * 4).fill(255);
  for (const [, x, y] of code
    .querySelector('path')
    ?.getAttribute('d')
    ?.matchAll(/M(\d+) (\d+)h1v1h-1z/g) ?? [])
    for (let row = 0; row < px; row += 1) {
      const start = ((Number(y) - top) * px + row) * side * px + (Number(x) - left) * px;
      for (let column = 0; column < px; column += 1)
        pixels.fill(0, (start + column) * 4, (start + column) * 4 + 3);
    }
  return jsQR(pixels, side * px, side * px)?.data;
}

it('without a phone the three steps are shown, with the stores of the chosen app', async () => {
  open();
  const steps = await screen.findAllByRole('heading', { level: 3 });
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    '1Uygulamayı yükle',
    '2Uygulamayı bağla',
    '3İlk konumu bekle',
  ]);
  expect(await link('OwnTracks: Google Play')).toHaveAttribute(
    'href',
    expect.stringContaining('id=org.owntracks.android'),
  );
  await chooseApp('Traccar Client');
  expect(await link('Traccar Client: App Store')).toHaveAttribute(
    'href',
    'https://apps.apple.com/app/id843156974',
  );
  expect(screen.queryByRole('heading', { name: 'Telefonların' })).toBeNull();
});

it('a phone needs a name', async () => {
  open();
  await press('Bağlantıyı hazırla');
  expect(await screen.findByRole('alert')).toHaveTextContent('En çok 40 karakterlik bir ad yaz');
  expect(requestsTo(ADD)).toEqual([]);
});

it('on a computer the code of the new phone configures the chosen app', async () => {
  open();
  await add();
  expect(requestBodies(ADD)).toEqual([{ name: 'Telefon 5' }]);
  expect(await readCode()).toBe(added.ownTracksUrl);
  await chooseApp('Traccar Client');
  await waitFor(async () => expect(await readCode()).toBe(added.traccarUrl));
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await press('Bağlantıyı kopyala');
  expect(copied).toHaveBeenCalledWith(configLink('traccar', added));
  expect(screen.getByText(added.token)).toBeInTheDocument(); // The user can type the token.
});

it('on a phone the link is tapped', async () => {
  onDevice({ width: 360, touch: true });
  open();
  await add();
  expect(await link('OwnTracks uygulamasını bağla')).toHaveAttribute('href', added.ownTracksUrl);
  await chooseApp('Traccar Client');
  expect(await link('Traccar Client uygulamasını bağla')).toHaveAttribute(
    'href',
    configLink('traccar', added),
  );
});

it('the link gets the focus of the button that it replaces, and is shown only once', async () => {
  open();
  await add();
  expect(screen.getByRole('group', { name: 'Bağlantın hazır' })).toHaveFocus();
  await press('Sonra bakarım');
  expect(screen.queryByRole('img')).toBeNull();
  expect(await screen.findByText('Henüz konum göndermedi')).toBeVisible();
});

it('the last step ends when the first position arrives', async () => {
  holdClock();
  open();
  await pass(0);
  await add();
  const shows = async (text: string) => {
    await pass(5_000);
    await passUntil(() => expect(screen.getByText(text)).toBeVisible());
  };
  await shows('İlk konum bekleniyor…');
  respondTo(LIST, () => failure(503));
  await shows('Durum alınamadı, tekrar deneniyor…');
  devices(aDevice(5, { lastSeenAt: Date.now() + 5_000 }));
  await shows('Telefonun konum gönderiyor');
  expect(screen.getByText('OwnTracks · %82 pil · şimdi')).toBeVisible();
  await press('Tamam');
  expect(screen.getByRole('heading', { name: 'Telefonların' })).toBeVisible();
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
});

it('an error of the server is shown as it is', async () => {
  respondTo(ADD, () => failure(403, 'Hizmet verebilmek için profilini tamamlaman gerekiyor.'));
  open();
  await fill('Telefonun adı', 'Telefonum');
  await press('Bağlantıyı hazırla');
  await expectToast('Hata', 'Hizmet verebilmek için profilini tamamlaman gerekiyor.');
  expect(await button('Bağlantıyı hazırla')).toBeEnabled();
});

it('phones are listed with their app, battery and age', async () => {
  devices(
    aDevice(3, { lastSeenAt: Date.now() - 180_000 }),
    aDevice(2, { app: 'traccar', batteryPercent: null, lastSeenAt: Date.now() - 7_200_000 }),
    aDevice(1, UNSEEN),
  );
  open();
  const rows = within(await screen.findByRole('region', { name: 'Telefonların' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Telefon 3OwnTracks · %82 pil · 3 dk önce',
    'Telefon 2Traccar Client · 2 sa önce',
    'Telefon 1Henüz konum göndermedi',
  ]);
  expect(screen.getByText('En çok 3 telefon ekleyebilirsin. Yenisi için önce birini kaldır.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Başka telefon ekle' })).toBeNull();
});

it('advises the user of the app that is used', async () => {
  devices(aDevice(3, { app: 'traccar' }));
  open();
  expect(await screen.findByText(/Traccar Client için bir kez ayarla/)).toBeVisible();
});

it('another phone can be added, or not after all', async () => {
  devices(aDevice(3));
  open();
  await press('Başka telefon ekle');
  expect(await field('Telefonun adı')).toBeVisible();
  await press('Vazgeç');
  expect(screen.queryByLabelText('Telefonun adı')).toBeNull();
});

it('a phone is removed only after a confirmation, and stays if that fails', async () => {
  devices(aDevice(5));
  respondTo(REMOVE, () => failure(503, 'Şu an yapılamıyor.'));
  open();
  await press('Telefon 5: kaldır');
  await press('Kalsın');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requestsTo(REMOVE)).toEqual([]);
  await press('Telefon 5: kaldır');
  expect((await dialog('Telefon kaldırılsın mı?')).getByText(/^Telefon 5 artık/)).toBeVisible();
  await press('Kaldır');
  await expectToast('Hata', 'Şu an yapılamıyor.');
  respondTo(REMOVE, noContent);
  devices();
  await press('Kaldır');
  expect(await screen.findByRole('heading', { name: 'Telefonunu ekle' })).toBeVisible();
  await expectToast('Başarılı', 'Telefon kaldırıldı. Uygulamayı telefonundan da silebilirsin.');
});

it('the list shows loading and failure, and can be retried', async () => {
  const late = delayed(() => failure(503));
  respondTo(LIST, late.respond);
  open();
  expect(await screen.findByRole('status', { name: 'Telefonların yükleniyor...' })).toBeVisible();
  late.release();
  expect(await screen.findByText('Telefonların alınamadı')).toBeVisible();
  devices(aDevice(3));
  await press('Tekrar dene');
  expect(await screen.findByText('Telefon 3')).toBeVisible();
});

it('without a network the list is kept, and said to be old', async () => {
  onDevice({ online: false });
  devices(aDevice(3));
  open();
  expect(await screen.findByText(/^İnternet bağlantın yok/)).toBeVisible();
  expect(await screen.findByText('Telefon 3')).toBeVisible();
});

it.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1',
    'iPhone',
    ['App Store', 'Google Play'],
  ],
  ['Mozilla/5.0 (Linux; Android 16) Chrome/150.0', 'Android (hepsi)', ['Google Play', 'App Store']],
])('the advice and the store of the own phone come first: %s', async (userAgent, phone, stores) => {
  onDevice({ userAgent });
  open();
  await screen.findByRole('heading', { name: 'Konum kesilmesin' });
  const unfolded = screen.getAllByRole('group').filter((group) => group.hasAttribute('open'));
  expect(unfolded.map((group) => group.querySelector('summary')?.textContent)).toEqual([phone]);
  const links = screen.getAllByRole('link', { name: /^OwnTracks: / });
  expect(links.map(({ textContent }) => textContent)).toEqual(stores);
});
