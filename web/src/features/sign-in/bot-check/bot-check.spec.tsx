import { waitFor } from '@testing-library/react';
import {
  respondTo,
  requestsTo,
  failure,
  requestBodies,
  unreachable,
} from '../../../../test/support/responses.js';
import { holdClock, onDevice, pass, passUntil } from '../../../../test/support/device.js';
import { accountsCall, ECE } from '../../../../test/support/identity-provider.js';
import { button, field } from '../../../../test/support/page.js';
import { expectToast } from '../../../../test/support/render.js';
import {
  renderSignInPage,
  signedInAs,
  CREDENTIALS,
  submitForm,
  toRegistration,
} from '../../../../test/support/sign-in.js';

const FAILED =
  'Güvenlik kontrolü yapılamadı. Lütfen tarayıcınızın güncel olduğundan emin olun ve tekrar deneyin.';
const CHALLENGE = 'GET /api/bot-check/challenge';
const VERIFY = 'POST /api/bot-check/verify';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

/** Requests to the identity provider that create or open an account. */
const providerCalls = () => [
  ...requestsTo(accountsCall('signUp')),
  ...requestsTo(accountsCall('signInWithPassword')),
];

beforeEach(renderSignInPage);

it('a bot-check that fails stops login and registration, with the text of the specification', async () => {
  respondTo(CHALLENGE, unreachable);
  await submitForm(CREDENTIALS);
  await expectToast('Güvenlik Kontrolü Hatası', FAILED);
  await toRegistration();
  await submitForm(CREDENTIALS);
  const actions = () => requestsTo(CHALLENGE).map(({ query }) => query.get('action'));
  await waitFor(() => expect(actions()).toEqual(['login', 'register']));
  await expectToast('Güvenlik Kontrolü Hatası', FAILED);
  expect(providerCalls()).toEqual([]);
});

it('a bot-check without a response fails after 5,000 ms', async () => {
  respondTo(CHALLENGE, () => new Promise(() => undefined));
  await field('E-posta');
  holdClock();
  await submitForm(CREDENTIALS);
  await passUntil(() => expect(requestsTo(CHALLENGE)).toHaveLength(1));
  await pass(4_500);
  expect(await button('Giriş Yapılıyor...')).toBeVisible();
  await pass(500);
  await expectToast('Güvenlik Kontrolü Hatası', FAILED);
});

it.each([
  [403, 'Robot olmadığınızı doğrulayamadık. Lütfen tekrar deneyin.'],
  [503, 'Hizmete şu an ulaşılamıyor. Lütfen birazdan tekrar dene.'],
])('a token that the gateway refuses with %d is reported with its text as the hint', async (status, text) => {
  respondTo(VERIFY, () => failure(status, text));
  await submitForm(CREDENTIALS);
  await expectToast('Güvenlik Kontrolü Hatası', FAILED, text);
  expect(providerCalls()).toEqual([]);
});

it('on iOS a bot-check that cannot run is replaced by the placeholder', async () => {
  onDevice({ userAgent: IPHONE });
  respondTo(CHALLENGE, unreachable);
  await submitForm(ECE);
  await waitFor(async () => expect(await signedInAs()).toBe(ECE.email));
  expect(requestBodies(VERIFY)).toEqual([{ action: 'login', token: 'bot-check-unavailable' }]);
});
