import type { OfferInput, PlannedInput } from '@rotadas/contracts/providers/offer-input';
import {
  startPlannedOffer,
  applyEdit,
  editedPlan,
  hasSameContent,
  newOffer,
  plannedOffer,
  isUnchanged,
} from './new-offer.js';

const route: OfferInput = { type: 'taxi', from: 'Ankara', to: 'Konya', duration: 60 };
const reserved = expect.objectContaining({ code: 'offer-reserved', status: 409 });
const input: OfferInput = { ...route, phoneVisibility: 'public', showPhone: true };

describe('newOffer', () => {
  it('is active, belongs to its user and has no description if none was given', () => {
    expect(newOffer(7, 3, input, 1_000)).toEqual({
      ...input,
      description: null,
      id: 7,
      userId: 3,
      isActive: true,
      createdAt: 1_000,
    });
  });

  it.each<[string, Partial<OfferInput>, string]>([
    ['public by default', {}, 'public'],
    ['public by the older field', { showPhone: true }, 'public'],
    ['hidden by the older field', { showPhone: false }, 'on-agreement'],
    ['opened on agreement', { phoneVisibility: 'on-agreement' }, 'on-agreement'],
    ['opened on agreement with women', { phoneVisibility: 'public', womenOnly: true }, 'on-agreement'],
    ['public, against the older field', { phoneVisibility: 'public', showPhone: false }, 'public'],
  ])('has a phone that is %s', (_what, change, phoneVisibility) => {
    expect(newOffer(7, 3, { ...route, ...change }, 1_000)).toMatchObject({
      phoneVisibility,
      showPhone: phoneVisibility === 'public',
    });
  });
});

describe('applyEdit', () => {
  it('has the new content and the same id', () => {
    const offer = newOffer(7, 3, { ...input, description: 'Klimalı', seats: 2, stops: ['Polatlı'] }, 1_000);
    const edited = applyEdit(offer, { ...input, type: 'cargo', loadKg: 300 });
    const rest = { id: 7, userId: 3, isActive: true, createdAt: 1_000 };
    expect(edited).toEqual({ ...input, type: 'cargo', loadKg: 300, description: null, ...rest });
    expect(Object.keys(edited)).not.toContain('seats');
  });

  it.each<[string, Partial<OfferInput>]>([
    ['to a parcel', { type: 'cargo' }],
    ['to kg', { type: 'cargo', loadKg: 300 }],
  ])('does not change from seats %s while some are reserved', (_what, change) => {
    const offer = { ...newOffer(7, 3, { ...input, seats: 2 }, 1_000), taken: 1 };
    expect(() => applyEdit(offer, { ...input, ...change })).toThrow(reserved);
    expect(applyEdit(offer, { ...input, type: 'companion' })).toMatchObject({ taken: 1 });
  });
});

describe('plannedOffer', () => {
  const planned = plannedOffer(7, 3, { ...input, departsAt: 9_000 }, 1_000);

  it('is not active, and has its departure', () => {
    expect(planned).toMatchObject({ id: 7, userId: 3, isActive: false, departsAt: 9_000, createdAt: 1_000 });
  });

  it('keeps its id when it is edited', () => {
    expect(editedPlan(planned, { ...input, to: 'Karaman', departsAt: 8_000 })).toEqual({
      ...planned,
      to: 'Karaman',
      departsAt: 8_000,
    });
  });

  it.each<Partial<PlannedInput>>([
    { departsAt: 8_000 },
    { from: 'Bursa' },
    { to: 'Karaman' },
    { fromPlace: { latitude: 39.9, longitude: 32.8 } },
    { toPlace: { latitude: 37.8, longitude: 32.4 } },
    { type: 'cargo' },
  ])('does not change to %j while something is reserved', (change) => {
    const known = { ...input, fromPlace: { latitude: 39.123456, longitude: 32.8 }, departsAt: 9_000 };
    const offer = { ...plannedOffer(7, 3, known, 1_000), taken: 1 };
    expect(() => editedPlan(offer, { ...known, ...change })).toThrow(reserved);
    const allowed = { seats: 3, description: 'Klimalı' };
    expect(editedPlan(offer, { ...known, ...allowed })).toEqual({ ...offer, ...allowed });
  });

  it.each([{ departsAt: 9_001 }, { to: 'Karaman' }])('differs from an input with %o', (change) => {
    expect(isUnchanged(planned, { ...input, departsAt: 9_000 })).toBe(true);
    expect(isUnchanged(planned, { ...input, departsAt: 9_000, ...change })).toBe(false);
  });

  it('has no departure after its start', () => {
    expect(startPlannedOffer(planned)).toEqual(newOffer(7, 3, input, 1_000));
    expect(Object.keys(startPlannedOffer(planned))).not.toContain('departsAt');
  });
});

describe('hasSameContent', () => {
  const offer = newOffer(7, 3, input, 1_000);

  it('is true for the input of the offer', () => {
    expect(hasSameContent(offer, input)).toBe(true);
    expect(hasSameContent(offer, { ...input, description: null, stops: [] })).toBe(true);
    expect(hasSameContent(offer, route)).toBe(true);
  });

  it.each<Partial<OfferInput>>([
    { type: 'cargo' },
    { from: 'Bursa' },
    { to: 'Bursa' },
    { description: 'Klimalı' },
    { duration: 'always' },
    { phoneVisibility: 'on-agreement' },
    { seats: 2 },
    { price: { amount: 150, per: 'person' } },
    { stops: ['Polatlı'] },
    { fromPlace: { latitude: 39.9, longitude: 32.8 } },
    { toPlace: { id: 'province-42', latitude: 37.8, longitude: 32.4 } },
  ])('is false if %j differs', (change) => {
    expect(hasSameContent(offer, { ...input, ...change })).toBe(false);
  });
});
