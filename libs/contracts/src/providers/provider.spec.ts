import { OfferInput } from './offer.js';
import { PositionInput } from './position.js';
import { StatusInput } from './provider.js';

const offer = { type: 'taxi', from: 'Ankara', to: 'Konya', duration: 60 };

describe('OfferInput', () => {
  it('shows the phone by default', () => {
    expect(OfferInput.parse(offer).showPhone).toBe(true);
  });

  it.each(['type', 'from', 'to', 'duration'])('requires %s but no description', (field) => {
    expect(OfferInput.safeParse(offer).success).toBe(true);
    expect(OfferInput.safeParse({ ...offer, [field]: undefined }).success).toBe(false);
  });

  it.each([
    ['an unknown service type', { ...offer, type: 'teleport' }],
    ['an unknown duration', { ...offer, duration: 45 }],
    ['a place of spaces only', { ...offer, from: '   ' }],
    ['an unknown field', { ...offer, colour: 'red' }],
  ])('rejects %s', (_, input) => {
    expect(OfferInput.safeParse(input).success).toBe(false);
  });
});

describe('PositionInput', () => {
  it.each([
    ['latitude 91', { latitude: 91, longitude: 32 }],
    ['longitude 181', { latitude: 39, longitude: 181 }],
    ['NaN', { latitude: Number.NaN, longitude: 32 }],
    ['an infinite number', { latitude: 39, longitude: Number.POSITIVE_INFINITY }],
    ['a number as text', { latitude: '39', longitude: 32 }],
    ['a negative accuracy', { latitude: 39, longitude: 32, accuracy: -1 }],
    ['a negative time', { latitude: 39, longitude: 32, at: -1 }],
    ['an unknown field', { latitude: 39, longitude: 32, speed: 5 }],
  ])('rejects %s', (_, input) => {
    expect(PositionInput.safeParse(input).success).toBe(false);
  });
});

describe('StatusInput', () => {
  it.each([true, false])('accepts isOnline %s with or without a position', (isOnline) => {
    expect(StatusInput.safeParse({ isOnline }).success).toBe(true);
    expect(StatusInput.safeParse({ isOnline, latitude: 39, longitude: 32 }).success).toBe(true);
  });

  it('rejects a latitude without a longitude', () => {
    const half = StatusInput.safeParse({ isOnline: true, latitude: 39 });
    expect(half.error?.issues).toMatchObject([{ path: ['longitude'] }]);
  });
});
