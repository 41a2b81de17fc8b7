import { PLACE_TEXT_FAULTS } from '@rotadas/contracts/providers/place-text';
import { EMPTY_OFFER, OfferForm, toOfferInput, type OfferDraft } from './offer-form.js';
import { toDetailsDraft, EMPTY_DETAILS, choosePriceUnit, hasDetails } from './details-form.js';
import { providingTexts } from './providing.tr.js';
import { ERRORS } from '@rotadas/contracts/errors/error-code';

const { details: texts } = providingTexts;
const filled: OfferDraft = {
  ...EMPTY_OFFER,
  type: 'companion',
  from: { text: 'Ankara', place: null },
  to: { text: 'Konya', place: null },
  duration: 60,
  phoneVisibility: 'public',
};
const typed = (text: string) => ({ text, place: null });
const KULU = { id: 'district-1680', name: 'Kulu, Konya', latitude: 39.09, longitude: 33.08 };
const sent = (changes: Partial<OfferDraft>) => toOfferInput(OfferForm.parse({ ...filled, ...changes }));
const findFaults = (changes: Partial<OfferDraft>) =>
  OfferForm.safeParse({ ...filled, ...changes }).error?.issues.map(({ path, message }) => [path[0], message]);

it('sends only mandatory fields if no detail is filled in', () => {
  const { type, duration, phoneVisibility } = filled;
  expect(sent({})).toStrictEqual({
    type,
    from: 'Ankara',
    to: 'Konya',
    duration,
    description: null,
    phoneVisibility,
  });
  expect(sent({ loadKg: '', price: ' ', stops: ['', ' '].map(typed) })).toEqual(sent({}));
});

it('sends chosen places with their coordinates, and a typed text alone', () => {
  const place = { id: 'district-1421', name: 'Kadıköy, İstanbul', latitude: 40.99, longitude: 29.03 };
  const point = { ...place, id: null, name: 'Kızılay yakını' };
  const { name, ...fromPlace } = place;
  expect(sent({ from: { text: name, place } })).toMatchObject({ from: name, fromPlace, to: 'Konya' });
  expect(sent({ to: { text: point.name, place: point } }).toPlace).toEqual({
    latitude: 40.99,
    longitude: 29.03,
  });
});

it('sends the places of chosen stops beside their names', () => {
  const { name, ...place } = KULU;
  const stops = [typed('Polatlı'), typed(' '), { text: name, place: KULU }];
  expect(sent({ stops })).toMatchObject({ stops: ['Polatlı', name], stopPlaces: [null, place] });
  expect(sent({ stops: [typed('Polatlı')] })).not.toHaveProperty('stopPlaces');
});

it.each(['from', 'to', 'stops'])('refuses an internet address in %s before the offer is sent', (field) => {
  const text = typed('evil.example');
  expect(findFaults({ [field]: field === 'stops' ? [text] : text })).toEqual([
    [field, PLACE_TEXT_FAULTS.address],
  ]);
});

it('allows equal ends for local services only', () => {
  const to = filled.from;
  expect(findFaults({ to })).toEqual([['to', ERRORS['ends-equal'].text]]);
  expect(findFaults({ to, type: 'taxi' })).toBeUndefined();
});

it('omits details that the last chosen type does not have', () => {
  const both = { seats: 2, loadKg: '200', price: '10', per: 'person' } as const;
  expect(sent(both)).not.toHaveProperty('loadKg');
  const goods = sent({ ...both, type: 'cargo' });
  expect(goods).toMatchObject({ loadKg: 200, price: { amount: 10, per: 'trip' } });
  expect(goods).not.toHaveProperty('seats');
});

it('accepts seats or a load, not both, if the type carries either', () => {
  expect(findFaults({ type: 'air_transport', seats: 2, loadKg: '200' })).toEqual([
    ['loadKg', 'Ya koltuk ya yük yazabilirsin, ikisi birden olmaz.'],
  ]);
});

it.each(['-1', '1,5', '1.5', '12.34', '100.001', 'yüz', '1e3'])('refuses the price %j', (price) => {
  expect(findFaults({ price })).toEqual([['price', texts.priceFault]]);
});

it.each(['0', '1,5', '40.001'])('refuses the load %j', (loadKg) => {
  expect(findFaults({ type: 'cargo', loadKg })).toEqual([['loadKg', texts.loadFault]]);
});

it('uses the usual price unit until an allowed one is chosen', () => {
  expect(choosePriceUnit('taxi', null)).toBe('person');
  expect(choosePriceUnit('cargo', null)).toBe('trip');
  expect(choosePriceUnit('cargo', 'person')).toBe('trip');
  expect(choosePriceUnit('cargo', 'kg')).toBe('kg');
  expect(choosePriceUnit(null, null)).toBe('person');
});

it('fills the form from a live offer', () => {
  const { name, ...place } = KULU;
  const stops = { stops: ['Polatlı', name], stopPlaces: [null, place] };
  const draft = toDetailsDraft({ seats: 3, price: { amount: 150, per: 'km' }, ...stops });
  const shown = [typed('Polatlı'), { text: name, place: KULU }];
  expect(draft).toEqual({ seats: 3, loadKg: '', price: '150', per: 'km', stops: shown });
  expect([hasDetails(draft), hasDetails(EMPTY_DETAILS)]).toEqual([true, false]);
  expect(toDetailsDraft({})).toEqual(EMPTY_DETAILS);
});
