import { screen, waitFor } from '@testing-library/react';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { useState } from 'react';
import { anAgreement } from '../../../test/support/agreements.js';
import { aProvider, BALIKESIR, BURSA } from '../../../test/support/builders.js';
import { dialog, fill, press } from '../../../test/support/page.js';
import { address, renderWithKit } from '../../../test/support/render.js';
import { delayed, json, requestBodies, requestsTo, respondTo } from '../../../test/support/responses.js';
import { useOpenAgreements } from '../../shared/agreements/agreement-frames.js';
import { toChosenPlace } from '../../shared/places/chosen-place.js';
import type { WantedOffer } from './request-form.js';
import { RequestSheet } from './request-sheet.js';

const REQUEST = 'POST /api/agreements';
const LIST = 'GET /api/agreements';
const SUBMIT = 'İste';
const ride: Partial<ActiveProvider> = {
  fullName: 'Ayşe Yılmaz',
  activeService: 'companion',
  seats: 2,
  price: { amount: 150, per: 'person' },
};
const route = { from: toChosenPlace(BALIKESIR), to: toChosenPlace(BURSA) };

function Sheet({ offer }: { offer: WantedOffer }) {
  const [wanted, setWanted] = useState<WantedOffer | null>(offer);
  useOpenAgreements();
  const another = { ...offer, provider: aProvider(6, { fullName: 'Fatma Demir' }) };
  return (
    <>
      <button type="button" onClick={() => setWanted(another)}>
        Another offer
      </button>
      <RequestSheet wanted={wanted} onClose={() => setWanted(null)} />
    </>
  );
}

const refusal = (code: string, error: string) =>
  respondTo(REQUEST, () => json({ error, code, requestId: 'stand-in' }, 409));

const open = (facts: Partial<ActiveProvider>, searched: WantedOffer['route'] = null) => {
  renderWithKit(
    <Sheet offer={{ provider: aProvider(5, { ...ride, ...facts }), route: searched, tripMetres: null }} />,
  );
  return dialog('İstek gönder');
};

beforeEach(() => respondTo(REQUEST, () => json(anAgreement({ id: 31 }), 201)));

it('requests seats of a live offer, at most as many as it has, and opens the agreement', async () => {
  const sheet = await open({ seats: 3, taken: 1 });
  expect(sheet.getByText('Ankara → Eskişehir')).toBeVisible();
  expect(
    sheet.getByText(
      /^Ayşe 5 dakika içinde cevap vermezse isteğin kapanır; kabul ederse telefonlarınız açılır/,
    ),
  ).toBeVisible();
  expect(sheet.getByRole('button', { name: 'Bir koltuk azalt' })).toBeDisabled();
  await press('Bir koltuk artır');
  expect(sheet.getByRole('status')).toHaveTextContent('2 koltuk');
  expect(sheet.getByText('300 ₺ · 150 ₺ / kişi')).toBeVisible();
  expect(sheet.getByRole('button', { name: 'Bir koltuk artır' })).toBeDisabled();
  await fill('Not (isteğe bağlı)', 'Bir bavulum var');
  await press(SUBMIT);
  await waitFor(() => expect(address()).toBe('/anlasmalar/31'));
  expect(requestBodies(REQUEST)).toEqual([
    {
      offer: { providerId: 5 },
      quantity: 2,
      note: 'Bir bavulum var',
      price: { amount: 150, per: 'person' },
    },
  ]);
});

it('requests a planned offer by its id, for the searched route', async () => {
  const departsAt = Date.now() + 3 * 24 * 3_600_000;
  const sheet = await open({ offerId: 12, departsAt }, route);
  expect(sheet.getByText('Balıkesir → Bursa')).toBeVisible();
  expect(sheet.getByText(/^Ayşe bir gün içinde cevap vermezse isteğin kapanır/)).toBeVisible();
  await press(SUBMIT);
  await waitFor(() => expect(requestBodies(REQUEST)).toHaveLength(1));
  expect(requestBodies(REQUEST)).toEqual([
    {
      offer: { departureId: 12 },
      quantity: 1,
      note: null,
      price: { amount: 150, per: 'person' },
      departsAt,
      from: { placeId: BALIKESIR.id },
      to: { placeId: BURSA.id },
    },
  ]);
});

it('says that a request ends before the departure', async () => {
  const sheet = await open({ offerId: 12, departsAt: Date.now() + 3_600_000 });
  expect(sheet.getByText(/en geç kalkıştan 15 dakika önce cevap vermezse isteğin kapanır/)).toBeVisible();
});

it('requests a load within the one of the offer', async () => {
  await open({ activeService: 'cargo', seats: undefined, loadKg: 200, price: undefined });
  expect(screen.getByText('Belirtilmedi, konuşun')).toBeVisible();
  await press(SUBMIT);
  const fault = '1 ile 200 arasında tam sayı yaz.';
  expect(await screen.findByText(fault)).toBeVisible();
  await fill('Kaç kg yük?', '201');
  expect(await screen.findByText(fault)).toBeVisible();
  await fill('Kaç kg yük?', '40');
  await press(SUBMIT);
  await waitFor(() => expect(requestBodies(REQUEST)).toMatchObject([{ quantity: 40, price: null }]));
});

it('requests one parcel of a courier without a stated load', async () => {
  const sheet = await open({ activeService: 'moto_courier', seats: undefined, price: undefined });
  expect(sheet.getByText('1 paket')).toBeVisible();
  expect(sheet.queryByRole('button', { name: 'Bir koltuk artır' })).toBeNull();
  await press(SUBMIT);
  await waitFor(() => expect(requestBodies(REQUEST)).toMatchObject([{ quantity: 1 }]));
});

it('shows a refusal in place, and keeps what was written', async () => {
  refusal('seats-taken', 'Bu ilanda yeterli yer kalmadı.');
  const sheet = await open({});
  await fill('Not (isteğe bağlı)', 'Köşedeyim');
  await press(SUBMIT);
  expect(await sheet.findByRole('alert')).toHaveTextContent('Bu ilanda yeterli yer kalmadı.');
  expect(sheet.getByLabelText('Not (isteğe bağlı)')).toHaveValue('Köşedeyim');
  expect(sheet.queryByRole('link', { name: 'Anlaşmalarım' })).toBeNull();
});

it('a late response does not close the sheet of another offer', async () => {
  const late = delayed(() => json(anAgreement({ id: 31 }), 201));
  respondTo(REQUEST, late.respond);
  await open({});
  await press(SUBMIT);
  await press('Kapat');
  await press('Another offer');
  late.release();
  await waitFor(() => expect(requestsTo(LIST)).toHaveLength(2));
  expect(screen.getByText('Fatma Demir')).toBeVisible();
  expect(address()).toBe('/');
});

it('leads to the own agreements after a repeated request', async () => {
  refusal('request-repeated', 'Zaten bir isteğin oldu.');
  const sheet = await open({});
  await press(SUBMIT);
  expect(await sheet.findByRole('link', { name: 'Anlaşmalarım' })).toHaveAttribute('href', '/anlasmalar');
});
