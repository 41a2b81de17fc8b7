import {
  clearOfferDraft,
  storeOfferDraft,
  readOfferDraft,
  pauseOfferDraft,
  resumeOfferDraft,
} from './offer-draft.js';
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

it('returns a draft to its owner only, until it is removed', () => {
  storeOfferDraft(7, draft);
  expect(readOfferDraft(7)).toEqual(draft);
  expect(readOfferDraft(8)).toBeNull();
  clearOfferDraft(7);
  expect(readOfferDraft(7)).toBeNull();
});

it('resumes a draft once, and only if it waits for the profile', () => {
  storeOfferDraft(7, draft);
  expect(resumeOfferDraft(7)).toBe(false);
  pauseOfferDraft(7, draft);
  expect(resumeOfferDraft(7)).toBe(true);
  expect(resumeOfferDraft(7)).toBe(false);
  expect(readOfferDraft(7)).toEqual(draft);
});

it('reads a draft of a version without details, chosen places, departure and phone choice', () => {
  const { type, from, to, duration, description } = draft;
  const words = { type, from: from.text, to: to.text, duration, description, showPhone: true };
  const old = { draft: words, isPaused: false };
  stored.set('rotadas.offer-draft.7', JSON.stringify(old));
  expect(readOfferDraft(7)).toEqual(draft);
});

it('ignores invalid drafts', () => {
  stored.set('rotadas.offer-draft.7', '{"draft":{"type":"balloon"},"isPaused":true}');
  expect(readOfferDraft(7)).toBeNull();
  stored.set('rotadas.offer-draft.7', 'not JSON');
  expect(resumeOfferDraft(7)).toBe(false);
});
