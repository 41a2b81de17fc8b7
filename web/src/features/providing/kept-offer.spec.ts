import { forgetOffer, keepOffer, keptOffer, letOfferWait, takeUpOffer } from './kept-offer.js';
import { EMPTY_OFFER } from './offer-form.js';

const stored = new Map<string, string>();
beforeAll(() => {
  Object.assign(globalThis, {
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
  });
});
beforeEach(() => stored.clear());

const draft = {
  ...EMPTY_OFFER,
  type: 'taxi',
  from: { text: 'Ankara', place: null },
  duration: 'always',
} as const;

it('keeps an offer for the user who began it, and for nobody else', () => {
  keepOffer(7, draft);
  expect(keptOffer(7)).toEqual(draft);
  expect(keptOffer(8)).toBeNull();
});

it('takes an offer up once, and only if it waits for the profile', () => {
  keepOffer(7, draft);
  expect(takeUpOffer(7)).toBe(false);
  letOfferWait(7, draft);
  expect(takeUpOffer(7)).toBe(true);
  expect(takeUpOffer(7)).toBe(false);
  expect(keptOffer(7)).toEqual(draft);
});

it('forgets an offer that is on the map', () => {
  keepOffer(7, draft);
  forgetOffer(7);
  expect(keptOffer(7)).toBeNull();
});

it('reads an offer that was kept before it could have details, chosen places and a departure', () => {
  const { type, from, to, duration, description, showPhone } = draft;
  const words = { type, from: from.text, to: to.text, duration, description, showPhone };
  const old = { draft: words, waits: false };
  stored.set('rotadas.offer-draft.7', JSON.stringify(old));
  expect(keptOffer(7)).toEqual(draft);
});

it('passes over what another version of the app left', () => {
  stored.set('rotadas.offer-draft.7', '{"draft":{"type":"balloon"},"waits":true}');
  expect(keptOffer(7)).toBeNull();
  stored.set('rotadas.offer-draft.7', 'not JSON');
  expect(takeUpOffer(7)).toBe(false);
});
