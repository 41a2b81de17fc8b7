import type { Offer } from '@rotadas/contracts/providers/offer';
import { jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  respondTo,
  requestsTo,
  failure,
  delayed,
  json,
  noContent,
  requestBodies,
  unreachable,
} from '../../../test/support/responses.js';
import { ANKARA, anOffer, aPlace, aUser, ONLINE } from '../../../test/support/builders.js';
import { holdClock, onDevice, pass, passUntil } from '../../../test/support/device.js';
import { lastOffer } from '../../../test/support/gateway.js';
import { ActiveProviders, fillOffer, OfferDialog, openOfferForm } from '../../../test/support/offer-form.js';
import { dialog, press, unfold, user } from '../../../test/support/page.js';
import { lookupBreaks, lookups, positionFails, setDevicePosition } from '../../../test/support/position.js';
import { address, expectToast, renderWithKit } from '../../../test/support/render.js';
import { rememberPosition } from '../../shared/position/lookup-position.js';
import { turkishDay } from '@rotadas/contracts/primitives/timestamp';

const SERVICES = 'POST /api/services';
const STATUS = 'POST /api/providers/status';
const LAST = 'GET /api/services/last';
const ACTIVE = 'GET /api/providers/active';
const INCOMPLETE = { fullName: '', gender: 'unspecified', birthDate: null, phone: null } as const;
const OFFER = { type: 'Servis', from: 'Ankara', to: 'Kırıkkale', duration: '30 dakika' };

const start = () => press('Rotadaş Başlat');
const service = () => ({ type: 'shuttle', from: 'Ankara', to: 'Kırıkkale', duration: 30 });

const stored = () => json(anOffer({ type: 'shuttle', to: 'Kırıkkale', duration: 30 }), 201);

beforeEach(() => {
  respondTo(SERVICES, stored);
  respondTo(STATUS, noContent);
});

it('the form requires type, from, to and duration, each with Giriş yapınız', async () => {
  const form = await openOfferForm();
  await start();
  await waitFor(() => expect(form.getAllByText('Giriş yapınız')).toHaveLength(4));
  expect(form.getAllByRole('alert')).toHaveLength(4);
  expect((await unfold('Süre')).map(({ textContent }) => textContent)).toEqual([
    '15 dakika',
    '30 dakika',
    '1 saat',
    '4 saat',
    '6 saat',
    'Sürekli',
  ]);
});

it('warns about a place that is not chosen from the list', async () => {
  const hint = 'Listeden seçmezsen rota aramalarında çıkmazsın.';
  respondTo('GET /api/places', () => json([aPlace('province-6', 'Ankara', { kind: 'province' })]));
  const form = await openOfferForm();
  await user.type(form.getByLabelText('Nereye'), 'Ankara');
  expect(form.getByText(hint)).toBeVisible();
  await user.click(await form.findByRole('option', { name: /^Ankara/ }));
  expect(form.queryByText(hint)).toBeNull();
});

it('an incomplete profile says Profil Eksik and redirects after 1.5 s, unless the form is closed', async () => {
  const onIncomplete = jest.fn();
  const form = await openOfferForm({ user: aUser(INCOMPLETE), onIncomplete });
  expect(form.getByText(/Burada yazdıkların durur/)).toBeVisible();
  const link = form.getByRole('link', { name: 'Profilini tamamla' });
  expect(link).toHaveAttribute('href', '/profile?edit=true');
  await fillOffer(OFFER);
  holdClock();
  await start();
  const toasts = await screen.findByRole('region', { name: /^Bildirimler/ });
  expect(within(toasts).getByText('Profil Eksik')).toBeVisible();
  expect(toasts).toHaveTextContent('Hizmet verebilmek için isim soyisim alanını doldurmanız gerekiyor');
  expect(toasts).toHaveTextContent('Yazdıkların saklandı.');
  await pass(1_400);
  expect(onIncomplete).not.toHaveBeenCalled();
  await pass(200);
  expect(onIncomplete).toHaveBeenCalledTimes(1);
  await start();
  await user.click(form.getByRole('button', { name: 'Kapat' }));
  await pass(2_000);
  expect(onIncomplete).toHaveBeenCalledTimes(1);
});

it('the form says that a user under 18 cannot go online, and sends nothing', async () => {
  const [year, ...rest] = turkishDay(Date.now()).split('-');
  const form = await openOfferForm({ user: aUser({ birthDate: [Number(year) - 17, ...rest].join('-') }) });
  expect(form.getByRole('alert')).toHaveTextContent(/^Hizmet verebilmek için 18 yaşını doldurmuş olmalısın/);
  expect(form.getByRole('link', { name: 'Doğum tarihini düzelt' })).toHaveAttribute(
    'href',
    '/profile?edit=true',
  );
  await fillOffer(OFFER);
  await start();
  await expectToast(
    'Hata',
    'Hizmet verebilmek için 18 yaşını doldurmuş olmalısın. Doğum tarihin yanlışsa profilinde düzelt.',
  );
  expect(requestsTo(SERVICES)).toEqual([]);
});

it('going online reports the step that failed, and keeps the form', async () => {
  await openOfferForm();
  await fillOffer(OFFER);
  lookupBreaks();
  await start();
  await expectToast('Hata', 'Beklenmedik bir hata oluştu');
  setDevicePosition();
  respondTo(SERVICES, () => failure(502));
  await start();
  await expectToast('Hata', 'Hizmet oluşturulurken bir hata oluştu: Servis oluşturulamadı');
  respondTo(SERVICES, () => failure(400, 'Nereden çok uzun.'));
  await start();
  await expectToast('Hata', 'Hizmet oluşturulurken bir hata oluştu: Nereden çok uzun.');
  respondTo(SERVICES, stored);
  respondTo(STATUS, () => failure(502));
  await start();
  await expectToast('Hata', 'İşlem başarısız', 'Birazdan tekrar dene.');
  onDevice({ online: false });
  respondTo(SERVICES, unreachable);
  await start();
  await expectToast(
    'Hata',
    'Hizmet oluşturulurken bir hata oluştu: Servis oluşturulamadı',
    'İnternet bağlantını kontrol edip tekrar dene.',
  );
  onDevice();
  respondTo(SERVICES, stored);
  respondTo(STATUS, noContent);
  await start();
  await expectToast('Başarılı', 'Rotadaş hizmeti başlatıldı.');
  expect(requestBodies(SERVICES).at(-1)).toMatchObject(service());
});

it.each([
  ['Herkese açık', 'public', 'İlanını açan herkes telefon numaranı görür.'],
  ['Anlaşınca', 'on-agreement', 'Numaranı yalnızca isteğini kabul ettiğin kişi görür.'],
] as const)(
  'the phone opens on agreement unless the provider makes it public: %s',
  async (choice, phoneVisibility, notice) => {
    const form = await openOfferForm();
    const phone = within(form.getByRole('radiogroup', { name: 'Telefonun' }));
    expect(phone.getByRole('radio', { name: 'Anlaşınca' })).toBeChecked();
    await fillOffer(OFFER);
    await user.click(phone.getByRole('radio', { name: choice }));
    expect(form.getByText(notice)).toBeVisible();
    await start();
    await expectToast('Başarılı', 'Rotadaş hizmeti başlatıldı.');
    expect(requestBodies(STATUS)).toMatchObject([{ service: { phoneVisibility } }]);
  },
);

it('going online sends position, offer and status in that order, and reports offer and status', async () => {
  const steps: string[] = [];
  const online = delayed(noContent);
  renderWithKit(
    <>
      <ActiveProviders />
      <OfferDialog user={aUser()} />
    </>,
  );
  await fillOffer(OFFER);
  const place = lookups.getMockImplementation();
  lookups.mockImplementation((...args) => {
    steps.push('position');
    place?.(...args);
  });
  respondTo(SERVICES, () => {
    steps.push(SERVICES);
    return stored();
  });
  respondTo(STATUS, (request) => {
    steps.push(STATUS);
    return online.respond(request);
  });
  respondTo(ACTIVE, () => {
    steps.push(ACTIVE);
    return json([]);
  });
  holdClock();
  steps.length = 0;
  await start();
  await expectToast('Başarılı', 'Hizmet başarıyla oluşturuldu.');
  expect(screen.getByRole('dialog', { name: 'Hizmet seç' })).toBeVisible();
  online.release();
  await passUntil(() => expect(steps.at(-1)).toBe(ACTIVE));
  expect(steps).toEqual(['position', SERVICES, STATUS, ACTIVE]);
  expect(requestBodies(SERVICES)).toMatchObject([service()]);
  expect(requestBodies(STATUS)).toMatchObject([{ isOnline: true, service: service(), ...ANKARA }]);
  await passUntil(() => expect(screen.queryByRole('dialog', { name: 'Hizmet seç' })).toBeNull());
  await expectToast('Başarılı', 'Rotadaş hizmeti başlatıldı.');
});

it('going online requires user info: Kullanıcı girişi yapılmamış', async () => {
  await openOfferForm({ user: undefined });
  await fillOffer(OFFER);
  await start();
  await expectToast(
    'Hata',
    'Kullanıcı girişi yapılmamış',
    'Sayfayı yenile; olmazsa çıkış yapıp yeniden giriş yap.',
  );
  expect(requestsTo(SERVICES)).toEqual([]);
});

it('the link to the profile keeps the draft for the next time', async () => {
  const incomplete = { user: aUser(INCOMPLETE) };
  const form = await openOfferForm(incomplete);
  await user.type(form.getByLabelText('Nereden'), 'Ankara');
  await user.click(form.getByRole('link', { name: 'Profilini tamamla' }));
  await waitFor(() => expect(address()).toBe('/profile?edit=true'));
  cleanup();
  expect((await openOfferForm(incomplete)).getByLabelText('Nereden')).toHaveValue('Ankara');
});

const DETAILS: Partial<Offer> = { seats: 2, price: { amount: 150, per: 'person' }, stops: ['Kulu'] };
const RIDE: Partial<Offer> = { type: 'companion', from: 'Ankara', to: 'Konya', duration: 60 };

it('the last offer is published again by one button, with a position of the last minute', async () => {
  rememberPosition({ ...ANKARA, accuracy: 20, at: Date.now() });
  positionFails(3);
  lastOffer(anOffer({ ...RIDE, ...DETAILS, showPhone: false, isActive: false }));
  const form = await openOfferForm();
  expect(await form.findByText('Ankara → Konya')).toBeVisible();
  await press('Son ilanımı yeniden yayınla');
  await expectToast('Başarılı', 'Rotadaş hizmeti başlatıldı.');
  expect(requestBodies(STATUS)).toMatchObject([
    {
      isOnline: true,
      ...ANKARA,
      service: { ...RIDE, phoneVisibility: 'on-agreement', ...DETAILS },
    },
  ]);
});

it('the last offer fills the form, to be changed before it is published', async () => {
  lastOffer(anOffer({ ...RIDE, ...DETAILS, showPhone: false, isActive: false }));
  const form = await openOfferForm();
  await press('Formu bu ilanla doldur');
  expect(form.getByLabelText('Nereden')).toHaveValue('Ankara');
  fireEvent.change(form.getByLabelText('Nereye'), { target: { value: 'Bursa' } });
  await start();
  await expectToast('Başarılı', 'Rotadaş hizmeti başlatıldı.');
  expect(requestBodies(STATUS)).toMatchObject([
    { service: { ...RIDE, to: 'Bursa', phoneVisibility: 'on-agreement', ...DETAILS } },
  ]);
});

it('the last offer is hidden while it is fetched again, and if that fails', async () => {
  lastOffer(anOffer(RIDE));
  const form = await openOfferForm();
  const card = () => form.queryByRole('button', { name: 'Son ilanımı yeniden yayınla' });
  await waitFor(() => expect(card()).toBeVisible());
  const fetched = delayed(() => failure(500));
  respondTo(LAST, fetched.respond);
  respondTo(STATUS, () => failure(502)); // The call may have succeeded nevertheless.
  await press('Son ilanımı yeniden yayınla');
  await expectToast('Hata', 'İşlem başarısız', 'Birazdan tekrar dene.');
  await waitFor(() => expect(card()).toBeNull());
  holdClock();
  fetched.release();
  await pass(1_000);
  expect(card()).toBeNull();
});

it('a last offer that is no longer valid is not offered', async () => {
  lastOffer(anOffer({ ...RIDE, to: 'evil.example' }));
  const form = await openOfferForm();
  await waitFor(() => expect(requestsTo(LAST)).toHaveLength(1));
  expect(form.queryByRole('button', { name: 'Son ilanımı yeniden yayınla' })).toBeNull();
});

it('the form is disabled while online, and the service ends only when that is confirmed', async () => {
  renderWithKit(<OfferDialog user={aUser({ ...ONLINE, serviceDescription: 'Klimalı' })} />);
  const question = await dialog('Yayını bitir');
  expect(question.getByText('Ankara → Konya yayının biter ve haritada görünmezsin.')).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Hizmet seç' })).toBeNull();
  const title = question.getByText('Yayındaki ilanın');
  await user.click(title);
  expect(question.getByLabelText('Nereden')).toHaveValue('Ankara');
  expect(question.getByLabelText('Açıklama (isteğe bağlı)')).toHaveValue('Klimalı');
  const fields = [...(title.closest('details')?.querySelectorAll('input, textarea') ?? [])];
  expect(fields.length).toBeGreaterThan(6);
  for (const each of fields) expect(each).toBeDisabled();
  expect(requestBodies(STATUS)).toEqual([]);
  await press('Rotadaş Bitir');
  await expectToast('Başarılı', 'Rotadaş hizmeti sonlandırıldı.');
  expect(requestBodies(STATUS)).toEqual([{ isOnline: false }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
