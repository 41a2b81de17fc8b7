import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aReport, ANKARA } from '../../../test/support/builders.js';
import { goOffline, holdClock, pass } from '../../../test/support/device.js';
import { ECE } from '../../../test/support/identity-provider.js';
import { button, dialog, press, user } from '../../../test/support/page.js';
import {
  lookups,
  setDevicePosition,
  watches,
  watchFails,
  watchReports,
} from '../../../test/support/position.js';
import { expectToast, renderWithKit } from '../../../test/support/render.js';
import { failure, json, requestBodies, requestsTo, respondTo } from '../../../test/support/responses.js';
import { sharedLink } from '../../shared/trip-shares/shared-link.js';
import { deviceStorage } from '../../shared/storage/browser-storage.js';
import { trustedContactsKey } from '../../shared/storage/user-keys.js';
import './contacts-editor.js';
import { HelpButton } from './help-button.js';

const REPORT = 'POST /api/reports';
const SHARE = 'POST /api/shares';
const ABOUT = { userId: 8, agreementId: 3 };
const URL_OF_TRIP = 'https://rotadas.example/takip/0123456789abcdefghijkl';
const WRITE = 'Ayşe kişisine SMS yaz';

const link = (name: string) => screen.findByRole('link', { name });
const smsText = async () => new URL((await link(WRITE)).getAttribute('href') ?? '').searchParams.get('body');
const share = () => {
  respondTo('GET /api/shares', () => json([aShare]));
  return json({ ...aShare, url: URL_OF_TRIP }, 201);
};
const aShare = {
  id: 1,
  agreementId: 3,
  from: 'Ankara',
  to: 'Konya',
  createdAt: 0,
  expiresAt: Date.now() + 3_600_000,
  opened: 0,
};

function trust(...names: string[]): void {
  const contacts = names.map((name) => ({ name, phone: '+90 532 444 55 66' }));
  deviceStorage.set(trustedContactsKey(ECE.email), JSON.stringify(contacts));
}

async function open(
  help: Parameters<typeof HelpButton>[0]['help'] = { trip: { agreementId: 3 }, about: ABOUT },
) {
  renderWithKit(<HelpButton className="button" help={help} />);
  await press('Yardım');
  return dialog('Yardım');
}

beforeEach(() => {
  sharedLink.set(null);
  watches.mockReset();
  lookups.mockReset();
  trust('Ayşe');
});

it('calls 112 with one press, without a question', async () => {
  await open();
  expect(await link('112’yi ara')).toHaveAttribute('href', 'tel:112');
});

it('prepares an SMS with the position to each trusted contact', async () => {
  trust('Ayşe', 'Can');
  await open();
  watchReports();
  await screen.findByText('Mesajda konumun var.');
  expect(await smsText()).toContain(`?q=${ANKARA.latitude},${ANKARA.longitude}`);
  expect(await link('Can kişisine SMS yaz')).toHaveAttribute(
    'href',
    expect.stringMatching(/^sms:\+905324445566\?/),
  );
});

it('prepares an SMS without an unknown position', async () => {
  await open();
  watchFails(1);
  await screen.findByText('Konumun bilinmiyor; mesaj konumsuz hazırlanır.');
  expect(await smsText()).toBe('Yardıma ihtiyacım var, lütfen beni ara.');
});

it('keeps the position fresh while the sheet is open, and the last one after a failure', async () => {
  await open();
  watchReports();
  watchReports({ latitude: 39.5, longitude: 32.5 });
  expect(await smsText()).toContain('?q=39.5,32.5');
  watchFails(3);
  expect(await smsText()).toContain('?q=39.5,32.5');
});

it('a sheet without geolocation has no position', async () => {
  const { geolocation } = navigator;
  Reflect.deleteProperty(navigator, 'geolocation');
  await open();
  expect(await screen.findByText('Konumun bilinmiyor; mesaj konumsuz hazırlanır.')).toBeVisible();
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation });
});

describe('the tracking link', () => {
  const ADD = 'Mesaja takip bağlantısı ekle';

  it('is made with one press, and stays in the message', async () => {
    respondTo(SHARE, share);
    await open();
    await press(ADD);
    expect(await screen.findByText('Mesajda yolculuğunu izleten bağlantı var.')).toHaveRole('status');
    expect(document.body).not.toHaveFocus();
    expect(requestBodies(SHARE)).toEqual([{ agreementId: 3 }]);
    expect(await smsText()).toContain(URL_OF_TRIP);
    await press('Kapat');
    await press('Yardım');
    expect(await smsText()).toContain(URL_OF_TRIP);
    expect(requestsTo(SHARE)).toHaveLength(1);
  });

  it.each([
    ['another trip', { agreementId: 4 }],
    ['another user', { userId: 'can' }],
    ['a trip that has ended', { expiresAt: Date.now() - 1 }],
  ])('of %s is not used', async (_whose, facts) => {
    const { agreementId, expiresAt } = aShare;
    const made = { id: 6, madeAt: Date.now(), url: URL_OF_TRIP };
    sharedLink.set({ ...made, userId: ECE.email, agreementId, expiresAt, ...facts });
    await open();
    expect(await smsText()).not.toContain(URL_OF_TRIP);
  });

  it('does not hinder the message if it fails', async () => {
    respondTo(SHARE, () => failure(503));
    await open();
    await press(ADD);
    await expectToast('Hata', 'Takip bağlantısı alınamadı', 'Birazdan tekrar dene.');
    expect(await link(WRITE)).toBeVisible();
  });

  it('is not offered without a trip', async () => {
    await open({ trip: null });
    await link(WRITE);
    expect(screen.queryByRole('button', { name: ADD })).toBeNull();
  });
});

describe('an urgent report', () => {
  const SEND = 'Rotadaş’a bildir';

  it('has the position and the agreement, and says what happens next', async () => {
    respondTo(REPORT, () => json(aReport(41), 201));
    await open();
    watchReports();
    await press(SEND);
    expect(
      await screen.findByText(
        /^Bildirimin alındı \(No 41\).*acil vaka olarak kaydedildi.*beklemeden 112’yi ara\.$/,
      ),
    ).toBeVisible();
    expect(screen.queryByText(/dakika/)).toBeNull();
    expect(document.body).not.toHaveFocus();
    expect(requestBodies(REPORT)).toEqual([
      {
        category: 'kullanici',
        description: 'Yardım düğmesinden acil bildirim.',
        urgent: { position: ANKARA },
        about: ABOUT,
      },
    ]);
  });

  it('waits for the first position', async () => {
    respondTo(REPORT, () => json(aReport(41), 201));
    setDevicePosition();
    await open();
    await press(SEND);
    await screen.findByText(/^Bildirimin alındı/);
    expect(requestBodies(REPORT)).toMatchObject([{ urgent: { position: ANKARA } }]);
  });

  it('is sent without a position after 5 s in which the device does not respond', async () => {
    respondTo(REPORT, () => json(aReport(41), 201));
    await open();
    const send = await button(SEND);
    holdClock();
    fireEvent.click(send);
    await pass(4_900);
    expect(requestsTo(REPORT)).toHaveLength(0);
    await pass(200);
    expect(requestBodies(REPORT)).toMatchObject([{ urgent: { position: null } }]);
  });

  it('is sent without an unknown position, and without a person', async () => {
    respondTo(REPORT, () => json(aReport(41), 201));
    await open({ trip: {} });
    watchFails(1);
    await press(SEND);
    await screen.findByText(/^Bildirimin alındı/);
    expect(requestBodies(REPORT)).toMatchObject([{ urgent: { position: null } }]);
    expect(requestBodies(REPORT)).not.toMatchObject([{ about: expect.anything() }]);
  });

  it('can be sent again if it fails', async () => {
    respondTo(REPORT, () => failure(503));
    await open();
    await press(SEND);
    await expectToast('Hata', 'Acil bildirim gönderilemedi', 'Birazdan tekrar dene.');
    expect(await button(SEND)).toBeEnabled();
  });
});

it('calls and writes without a network, and says what does not work', async () => {
  await open();
  goOffline();
  await screen.findByText(/^İnternet bağlantın yok\. 112/);
  expect(await link('112’yi ara')).toHaveAttribute('href', 'tel:112');
  expect(await link(WRITE)).toHaveAttribute('href', expect.stringMatching(/^sms:/));
  expect(screen.getByText(/^Bildirmek için internet gerekir/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Rotadaş’a bildir' })).toBeNull();
  expect(screen.queryByRole('button', { name: /takip bağlantısı/ })).toBeNull();
});

it('the practice mode makes no call, and says what would happen', async () => {
  await open();
  await user.click(await screen.findByRole('checkbox', { name: /^Deneme modu/ }));
  expect(screen.queryByRole('link')).toBeNull();
  for (const [name, text] of [
    ['112’yi ara', /^Deneme: şimdi 112/],
    [WRITE, /^Deneme: Ayşe için şu mesaj.*Yardıma ihtiyacım var/],
    ['Mesaja takip bağlantısı ekle', /^Deneme: şimdi yolculuğunu/],
    ['Rotadaş’a bildir', /^Deneme: şimdi .*yöneticiler için/],
    ['KADES’i aç (Google Play)', /^Deneme: şimdi KADES/],
  ] as const) {
    await press(name);
    expect(await screen.findByText(text)).toBeVisible();
  }
  expect(requestsTo(REPORT)).toEqual([]);
  expect(requestsTo(SHARE)).toEqual([]);
  await user.click(screen.getByRole('checkbox'));
  expect(await link('112’yi ara')).toBeVisible();
  expect(screen.queryByText(/^Deneme: /)).toBeNull();
});

it('contacts are added in the sheet', async () => {
  deviceStorage.remove(trustedContactsKey(ECE.email));
  await open();
  await screen.findByText(/^Henüz kişi eklemedin/);
  await press('Kişileri düzenle');
  await press('Kişi ekle');
  await user.type(await screen.findByLabelText('Adı'), 'Ayşe');
  await user.type(screen.getByLabelText('Telefonu'), '0532 444 55 66');
  await press('Kaydet');
  await press('Bitti');
  await waitFor(async () => expect(await link(WRITE)).toBeVisible());
});
