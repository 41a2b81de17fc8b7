import { anAgreement, HOUR_MS, NOW, PROVIDER_ID, REQUESTER_ID } from '../../../test/support/an-agreement.js';
import { agreementView } from './agreement-view.js';
import type { StoredAgreement } from './stored-agreement.js';

const VEHICLE = { make: 'Fiat Egea', colour: 'Beyaz', plate: '34 ABC 123' };
const person = {
  phone: '+90 532 123 45 67',
  isPhoneVerified: true,
  vehicle: VEHICLE,
  rating: 4.5,
  ratings: 2,
};
const PEOPLE = new Map([
  [REQUESTER_ID, { ...person, id: REQUESTER_ID, fullName: 'Ali Demir' }],
  [PROVIDER_ID, { ...person, id: PROVIDER_ID, fullName: 'Ayşe Yılmaz' }],
]);

const view = (known: Partial<StoredAgreement>) =>
  agreementView(anAgreement(known), 'requester', PEOPLE, '1234', NOW);

describe('the people of an agreement', () => {
  it('show phone, full name and the vehicle of the provider once it is accepted', () => {
    const { requester, provider } = view({ state: 'accepted', acceptedAt: NOW - HOUR_MS });
    expect(provider).toMatchObject({ name: 'Ayşe Yılmaz', phone: person.phone, vehicle: VEHICLE });
    expect(requester).not.toHaveProperty('vehicle');
  });

  it.each<[string, Partial<StoredAgreement>]>([
    ['before the acceptance', {}],
    ['a day after the end', { state: 'done', acceptedAt: NOW - 30 * HOUR_MS, endedAt: NOW - 24 * HOUR_MS }],
  ])('show short names only %s', (_when, known) => {
    const { provider } = view(known);
    expect(provider).toEqual({ id: PROVIDER_ID, name: 'Ayşe Y.' });
  });
});

describe('messages', () => {
  const WEEK_MS = 7 * 24 * HOUR_MS;
  const accepted = { state: 'done', acceptedAt: NOW - WEEK_MS } as const;

  it.each<[string, Partial<StoredAgreement>, boolean]>([
    ['before the answer', {}, true],
    ['within a week after the end', { ...accepted, endedAt: NOW - WEEK_MS + 1 }, true],
    ['a week after the end', { ...accepted, endedAt: NOW - WEEK_MS }, false],
    ['after a request that was not accepted', { state: 'declined', endedAt: NOW }, false],
  ])('can be written %s: %s', (_when, known, expected) => {
    expect(view(known).canWrite).toBe(expected);
  });

  it('cannot be written after a block', () => {
    const { canWrite } = agreementView(anAgreement(), 'requester', PEOPLE, '1234', NOW, [PROVIDER_ID]);
    expect(canWrite).toBe(false);
  });
});
