import { ERRORS } from '../errors/error-code.js';
import { Offer } from './offer.js';
import { OfferInput, PlannedInput } from './offer-input.js';
import { PLACE_TEXT_FAULTS } from './place-text.js';

const ride = { type: 'companion', from: 'Ankara', to: 'Konya', duration: 60 };
const kadikoy = { id: 'district-1421', latitude: 40.98, longitude: 29.03 };
const elsewhere = { id: 'district-9', latitude: 38.1, longitude: 30.2 };

const findFaults = (change: object) =>
  OfferInput.safeParse({ ...ride, ...change }).error?.issues.map(({ path, message }) => [
    path.join('.'),
    message,
  ]);

describe('an offer', () => {
  it.each(['type', 'from', 'to', 'duration'])('requires %s but no description', (field) => {
    expect(findFaults({})).toBeUndefined();
    expect(findFaults({ [field]: undefined })).toBeDefined();
  });

  it.each([
    ['an unknown service type', { type: 'teleport' }],
    ['an unknown duration', { duration: 45 }],
    ['an unknown duration as text', { duration: '45' }],
    ['a duration with spaces', { duration: ' 15' }],
    ['a place of spaces only', { from: '   ' }],
    ['an unknown field', { colour: 'red' }],
  ])('is rejected with %s', (_, change) => {
    expect(findFaults(change)).toBeDefined();
  });

  it.each([
    ['the same name', { from: 'Ankara', to: 'Ankara' }],
    ['the same name in other letters', { from: 'İzmir', to: ' IZMIR ' }],
    ['the same place', { from: 'Kadıköy', to: 'Kadıköy, İstanbul', fromPlace: kadikoy, toPlace: kadikoy }],
    [
      'the same point',
      { fromPlace: { latitude: 39.9, longitude: 32.8 }, toPlace: { latitude: 39.9, longitude: 32.8 } },
    ],
    ['a place and its name', { from: 'Kadıköy', to: 'kadıköy', fromPlace: kadikoy }],
  ])('whose ends are %s is rejected with a fault at `to`', (_, ends) => {
    expect(findFaults(ends)).toEqual([['to', ERRORS['ends-equal'].text]]);
  });

  it('can have different places of the same name', () => {
    const places = { fromPlace: kadikoy, toPlace: elsewhere };
    expect(findFaults({ from: 'Merkez', to: 'Merkez', ...places })).toBeUndefined();
  });

  it.each(['taxi', 'shuttle', 'moto_courier', 'sea_tours'])('of type %s can end where it starts', (type) => {
    expect(findFaults({ type, from: 'Ankara', to: 'Ankara' })).toBeUndefined();
  });

  it.each(['companion', 'cargo', 'shipping', 'air_transport', 'sea_transport'])(
    'of type %s cannot end where it starts',
    (type) => {
      expect(findFaults({ type, from: 'Ankara', to: 'Ankara' })).toEqual([['to', ERRORS['ends-equal'].text]]);
    },
  );

  it.each([15, 30, 60, 240, 360])('can have its duration of %d minutes as text', (duration) => {
    expect(OfferInput.parse({ ...ride, duration: String(duration) }).duration).toBe(duration);
  });

  it.each([
    ...'Destek | Güvenlik Mah. 12. Sok. | Ordu-Giresun Havalimanı | Atatürk Cad. No:5'.split(' | '),
    ...'Батуми (Batum) | Emniyet Müdürlüğü | 34. Sokak | 1071 Malazgirt Bulvarı'.split(' | '),
    ...'Karot Adası | Ankara | İstanbul Havalimanı | Çanakkale 18 Mart Üniversitesi'.split(' | '),
    ...'100. Yıl | 19 Mayıs | 30Ağustos Mah. | İl Özel İdaresi 2. Kat | II. Etap 1456. Sokak'.split(' | '),
    ...'OSB 12. Cadde | E5 | D100 | O-4 Otoyolu | Blok B2 | Fargʻona | 1456. Sokak No: 15'.split(' | '),
    ...'1456. SOKAK NO 15/B | 1456 Sk. No:5B | 6352. Cadde, no. 15'.split(' | '),
  ])('can start at %s', (from) => {
    expect(findFaults({ from })).toBeUndefined();
  });

  it.each([
    ['Rotadaş Güvenlik: https://evil.example', PLACE_TEXT_FAULTS.address],
    ['evil.example', PLACE_TEXT_FAULTS.address],
    ['evil.\u200bexample', PLACE_TEXT_FAULTS.address],
    ['ali@evil', PLACE_TEXT_FAULTS.address],
    ['R o t a d a ş Güvenlik', PLACE_TEXT_FAULTS.brand],
    ['Rota\u200bdaş', PLACE_TEXT_FAULTS.brand],
    ['R\u043etada\u015f', PLACE_TEXT_FAULTS.brand],
    ['R0tada\u015f dura\u011f\u0131', PLACE_TEXT_FAULTS.brand],
    ['Rot4da5', PLACE_TEXT_FAULTS.brand],
    ['Bizim Rota daş', PLACE_TEXT_FAULTS.brand],
    ['\u024c\u00d8\u0166\u023a\u0110\u023aŞ Ekibi', PLACE_TEXT_FAULTS.brand],
    ['\u023a\u0110MIN', PLACE_TEXT_FAULTS.alphabets],
    ['Rotada\u01a8', PLACE_TEXT_FAULTS.alphabets],
    ['\u13a1otadaş', PLACE_TEXT_FAULTS.brand],
    ['Ротадаш', PLACE_TEXT_FAULTS.brand],
    ['ΡΟΤΑΔΑΣ', PLACE_TEXT_FAULTS.brand],
    ['Rotaʿdaş', PLACE_TEXT_FAULTS.brand],
    ['Ara O532 lO3', PLACE_TEXT_FAULTS.digits],
    ['Ara S3Z-lO3', PLACE_TEXT_FAULTS.digits],
    ['IBAN TR33 OOO61', PLACE_TEXT_FAULTS.digits],
    ['OO 5 3 2', PLACE_TEXT_FAULTS.digits],
    ['О532 О3', PLACE_TEXT_FAULTS.digits],
    ['Ankara \u246b \u246b \u246b', PLACE_TEXT_FAULTS.digits],
    ['1456. Sokak No: 153', PLACE_TEXT_FAULTS.digits],
    ['Arayın no 15 1456', PLACE_TEXT_FAULTS.digits],
    ['hemen arayın 0850 222 00 00', PLACE_TEXT_FAULTS.digits],
    ['IBAN TR33 0006 1005 1978 6457 8413 26', PLACE_TEXT_FAULTS.digits],
    ['Ankara 1-2-3-4-5', PLACE_TEXT_FAULTS.digits],
    ['Ankara \u0661\u0662\u0663\u0664\u0665', PLACE_TEXT_FAULTS.digits],
    ['Ankara \u2460\u2461\u2462\u2463\u2464', PLACE_TEXT_FAULTS.digits],
    ['\u0410nkara', PLACE_TEXT_FAULTS.alphabets],
  ])('is rejected with the place %j, also if it is planned', (text, fault) => {
    expect(findFaults({ from: text })).toEqual([['from', fault]]);
    expect(findFaults({ to: text })).toEqual([['to', fault]]);
    expect(findFaults({ stops: ['Polatlı', text] })).toEqual([['stops.1', fault]]);
    const planned = { ...ride, to: text, departsAt: Date.now() + 60_000 };
    expect(PlannedInput.safeParse(planned).error?.issues[0]?.message).toBe(fault);
  });

  it('can have nine digits in all its places, but no phone number divided among them', () => {
    const message = PLACE_TEXT_FAULTS.digitsTogether;
    const ends = { from: '34. Sokak', to: '1071 Malazgirt Bulvarı' };
    expect(findFaults({ ...ends, stops: ['Polatlı', 'No 12'] })).toBeUndefined();
    const streets = { from: '1456. Sokak', to: '6352. Sokak' };
    expect(findFaults({ ...streets, stops: ['Sanayi 1'] })).toBeUndefined();
    expect(findFaults({ from: '1456. Sokak No: 15' })).toBeUndefined();
    expect(findFaults({ from: '0532', to: '444', stops: ['5566'] })).toEqual([['stops.0', message]]);
    expect(findFaults({ from: 'Ara O53', to: '2lO3', stops: ['456'] })).toEqual([['stops.0', message]]);
    expect(findFaults({ from: '5321. Sokak No: 03', to: '4567' })).toEqual([['to', message]]);
    expect(findFaults({ from: '5321. Sk', to: '0345. Sk', stops: ['67. Sk'] })).toEqual([
      ['stops.0', message],
    ]);
    expect(findFaults({ ...ends, stops: ['1', '2', '3'] })).toBeUndefined();
    expect(findFaults({ ...ends, stops: ['1', '2', '34'] })).toEqual([['stops.2', message]]);
  });

  it('is not checked again once it is stored', () => {
    const stored = { id: 1, userId: 2, description: null, showPhone: true, isActive: true, createdAt: 1 };
    const old = { ...ride, ...stored, to: 'evil.example', stops: ['evil.example'] };
    expect(Offer.safeParse(old).success).toBe(true);
  });
});
