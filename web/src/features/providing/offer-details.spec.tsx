import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { respondTo, failure, noContent, requestBodies } from '../../../test/support/responses.js';
import { aPlace, aUser, ONLINE } from '../../../test/support/builders.js';
import { knownPlaces } from '../../../test/support/gateway.js';
import { fillOffer, openOfferForm, OwnOfferDialog } from '../../../test/support/offer-form.js';
import { choose, dialog, fill, press, unfold, user } from '../../../test/support/page.js';
import { expectToast, renderWithKit } from '../../../test/support/render.js';

const STATUS = 'POST /api/providers/status';
const EDIT = 'PUT /api/services/active';
/** The request of OFFER without details. */
const SENT = {
  type: 'companion',
  from: 'Ankara',
  to: 'Konya',
  duration: 60,
  description: null,
  phoneVisibility: 'public',
};
const SECTION = 'Koltuk, yük, ücret, duraklar (isteğe bağlı)';
const OFFER = { type: 'Yol arkadaşı', from: 'Ankara', to: 'Konya', duration: '1 saat' };
const PROVIDER = aUser({ ...ONLINE, seats: 2, price: { amount: 150, per: 'person' }, stops: ['Kulu'] });

beforeEach(() => {
  respondTo('POST /api/services', () => failure(500));
  respondTo(STATUS, noContent);
});

it('every icon and button of the form has a Turkish name', async () => {
  const form = await openOfferForm({ user: aUser({ phone: null }) });
  await choose('Hizmet türü', 'Taksi');
  await user.click(form.getByText(SECTION));
  await choose('Boş koltuk', '2');
  expect(form.queryAllByRole('img')).toEqual([]); // antd's icons are images with English names
  const names = form
    .getAllByRole('button')
    .map((each) => each.getAttribute('aria-label') ?? each.textContent);
  expect(names).toContain('Koltuk sayısını sil');
  expect(names).not.toContain('Clear');
});

it('details are collapsed at first; seats, price with its chosen unit, and chosen stops are sent', async () => {
  const kulu = { latitude: 39.09, longitude: 33.08 };
  knownPlaces(aPlace('district-1680', 'Kulu', { province: 'Konya', ...kulu }));
  const form = await openOfferForm();
  await fillOffer(OFFER);
  expect(form.getByRole('group', { name: '' })).not.toHaveAttribute('open');
  await user.click(form.getByText(SECTION));
  await choose('Boş koltuk', '2');
  await fill('Ücret', '1.500');
  await choose('Neye göre', 'sefer (bütün araç)');
  await press('Durak ekle');
  await user.type(form.getByLabelText('1. durak'), 'Kulu{Enter}');
  const question = await form.findByRole('group', { name: 'Hangi Kulu?' });
  await user.click(await within(question).findByRole('button', { name: /Kulu/ }));
  expect(form.getByLabelText('1. durak')).toHaveValue('Kulu, Konya');
  await press('Durak ekle');
  await fill('2. durak', 'Cihanbeyli');
  await press('Durak ekle');
  expect(form.queryByRole('button', { name: 'Durak ekle' })).toBeNull();
  await press('2. durağı sil');
  expect(form.getByLabelText('2. durak')).toHaveValue('');
  await press('Rotadaş Başlat');
  const price = { amount: 1_500, per: 'trip' };
  await waitFor(() =>
    expect(requestBodies('POST /api/services')).toMatchObject([
      { seats: 2, price, stops: ['Kulu, Konya'], stopPlaces: [{ id: 'district-1680', ...kulu }] },
    ]),
  );
});

it('an end or a stop may be a street, which only searches need from the list', async () => {
  knownPlaces();
  const form = await openOfferForm();
  await user.click(form.getByText(SECTION));
  await press('Durak ekle');
  for (const label of ['Nereden', 'Nereye', '1. durak']) {
    await fill(label, '1456. Sokak');
    expect(form.getByLabelText(label)).toHaveValue('1456. Sokak');
  }
  expect(form.queryByText(/^Sokak adresi aranamıyor/)).toBeNull();
});

it('goods have a load instead of seats, and a price by weight', async () => {
  const form = await openOfferForm();
  await user.click(form.getByText(SECTION));
  expect(form.getByText('Koltuk ya da yük yazmak için önce hizmet türünü seç.')).toBeVisible();
  await choose('Hizmet türü', 'Kargo');
  expect(form.queryByLabelText('Boş koltuk')).toBeNull();
  expect(form.getByLabelText('Alabileceğin yük')).toBeVisible();
  expect((await unfold('Neye göre')).map(({ textContent }) => textContent)).toEqual([
    'sefer (bütün araç)',
    'kg başı',
    'km başı',
  ]);
});

it('a fault in the collapsed details expands them and says what to write', async () => {
  const form = await openOfferForm();
  await fillOffer(OFFER);
  const title = form.getByText(SECTION);
  await user.click(title);
  await fill('Ücret', '-5');
  await user.click(title);
  await press('Rotadaş Başlat');
  expect(await form.findByText('0 ile 100.000 arasında tam lira yaz.')).toBeVisible();
  expect(form.getByLabelText('Ücret')).toBeInvalid();
  expect(requestBodies('POST /api/services')).toEqual([]);
});

it('Düzenle changes the offer on the map without leaving it; a refusal keeps the input', async () => {
  renderWithKit(<OwnOfferDialog user={PROVIDER} />);
  await press('Düzenle');
  const form = await dialog('İlanını düzenle');
  expect(form.getByLabelText('Nereye')).toHaveValue('Konya');
  expect(form.getByLabelText('1. durak')).toHaveValue('Kulu');
  await fill('Ücret', '200');
  await fill('1. durak', '');
  respondTo(EDIT, () => failure(409, 'Yayında değilsin.'));
  await press('Kaydet');
  await expectToast('Hata', 'Yayında değilsin.');
  expect(form.getByLabelText('Ücret')).toHaveValue('200');
  respondTo(EDIT, noContent);
  await press('Kaydet');
  await expectToast('Başarılı', 'İlanın güncellendi.');
  const edited = { ...SENT, seats: 2, price: { amount: 200, per: 'person' } };
  expect(requestBodies(EDIT)).toEqual([edited, edited]);
  expect(requestBodies(STATUS)).toEqual([]);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'İlanını düzenle' })).toBeNull());
});

it('opening the details scrolls to them, since they are below the edge of a phone', async () => {
  const form = await openOfferForm();
  const details = form.getByText(SECTION).closest('details');
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  await user.click(form.getByText(SECTION));
  await waitFor(() => expect(scroll.mock.contexts).toEqual([details]));
  await user.click(form.getByText(SECTION));
  expect(scroll).toHaveBeenCalledTimes(1);
});

it('the first wrong field gets the focus, so that its error is in view', async () => {
  const form = await openOfferForm();
  await choose('Hizmet türü', 'Servis');
  await choose('Süre', '30 dakika');
  await fill('Nereden', 'Ankara');
  await press('Rotadaş Başlat');
  await waitFor(() => expect(form.getByLabelText('Nereye')).toHaveFocus());
  await fill('Nereye', 'Kırıkkale');
  await user.click(form.getByText(SECTION));
  await press('Durak ekle');
  await fill('1. durak', 'Kulu');
  await press('Durak ekle');
  await fill('2. durak', 'evil.example');
  await press('Rotadaş Başlat');
  await waitFor(() => expect(form.getByLabelText('2. durak')).toHaveFocus());
  await press('2. durağı sil');
});
