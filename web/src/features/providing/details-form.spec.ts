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
  showPhone: true,
};
const written = (text: string) => ({ text, place: null });
const KULU = { id: 'district-1680', name: 'Kulu, Konya', latitude: 39.09, longitude: 33.08 };
const sent = (changes: Partial<OfferDraft>) => toOfferInput(OfferForm.parse({ ...filled, ...changes }));
const findFaults = (changes: Partial<OfferDraft>) =>
  OfferForm.safeParse({ ...filled, ...changes }).error?.issues.map(({ path, message }) => [path[0], message]);

it('says nothing beyond what is mandatory where nothing is filled in', () => {
  expect(Object.keys(sent({})).sort()).toEqual([
    'description',
    'duration',
    'from',
    'showPhone',
    'to',
    'type',
  ]);
  expect(sent({ loadKg: '', price: ' ', stops: ['', ' '].map(written) })).toEqual(sent({}));
});

it('sends the places that were chosen, and of a text that was not chosen the text alone', () => {
  const place = { id: 'district-1421', name: 'Kadıköy, İstanbul', latitude: 40.99, longitude: 29.03 };
  const point = { ...place, id: null, name: 'Kızılay yakını' };
  const { name, ...fromPlace } = place;
  expect(sent({ from: { text: name, place } })).toMatchObject({ from: name, fromPlace, to: 'Konya' });
  expect(sent({ to: { text: point.name, place: point } }).toPlace).toEqual({
    latitude: 40.99,
    longitude: 29.03,
  });
  expect(Object.keys(sent({}))).not.toContain('fromPlace');
});

it('sends what is filled in as the server takes it', () => {
  const stops = ['Polatlı', '', ' Kulu '].map(written);
  const details = { seats: 2, price: '1.500', per: 'km', stops } as const;
  expect(sent(details)).toMatchObject({
    seats: 2,
    price: { amount: 1_500, per: 'km' },
    stops: ['Polatlı', 'Kulu'],
  });
});

it('sends the places of the stops that were chosen, each beside its name', () => {
  const { name, ...place } = KULU;
  const stops = [written('Polatlı'), written(' '), { text: name, place: KULU }];
  expect(sent({ stops })).toMatchObject({ stops: ['Polatlı', name], stopPlaces: [null, place] });
  expect(sent({ stops: [written('Polatlı')] })).not.toHaveProperty('stopPlaces');
});

it.each(['from', 'to', 'stops'])('refuses an internet address in %s before the offer is sent', (field) => {
  const text = written('evil.example');
  expect(findFaults({ [field]: field === 'stops' ? [text] : text })).toEqual([
    [field, PLACE_TEXT_FAULTS.address],
  ]);
});

it('lets only a boat tour end where it begins', () => {
  const to = filled.from;
  expect(findFaults({ to })).toEqual([['to', ERRORS['ends-equal'].text]]);
  expect(findFaults({ to, type: 'sea_tours' })).toBeUndefined();
});

it('leaves out what does not go with the type that was chosen last', () => {
  const both = { seats: 2, loadKg: '200', price: '10', per: 'person' } as const;
  expect(sent(both)).not.toHaveProperty('loadKg');
  const goods = sent({ ...both, type: 'cargo' });
  expect(goods).toMatchObject({ loadKg: 200, price: { amount: 10, per: 'trip' } });
  expect(goods).not.toHaveProperty('seats');
});

it('takes seats or a load where either may be carried', () => {
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

it('counts the price for what is usual until something that fits is chosen', () => {
  expect(choosePriceUnit('taxi', null)).toBe('person');
  expect(choosePriceUnit('cargo', null)).toBe('trip');
  expect(choosePriceUnit('cargo', 'person')).toBe('trip');
  expect(choosePriceUnit('cargo', 'kg')).toBe('kg');
  expect(choosePriceUnit(null, null)).toBe('person');
});

it('shows the offer on the map as it was filled in', () => {
  const { name, ...place } = KULU;
  const stops = { stops: ['Polatlı', name], stopPlaces: [null, place] };
  const draft = toDetailsDraft({ seats: 3, price: { amount: 150, per: 'km' }, ...stops });
  const shown = [written('Polatlı'), { text: name, place: KULU }];
  expect(draft).toEqual({ seats: 3, loadKg: '', price: '150', per: 'km', stops: shown });
  expect([hasDetails(draft), hasDetails(EMPTY_DETAILS)]).toEqual([true, false]);
  expect(toDetailsDraft({})).toEqual(EMPTY_DETAILS);
});
