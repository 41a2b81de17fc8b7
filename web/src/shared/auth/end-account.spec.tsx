import { json, requestBodies, respondTo } from '../../../test/support/responses.js';
import { accountsCall, ECE, provideIdentities } from '../../../test/support/identity-provider.js';
import { CONFIG } from '../../../test/support/gateway.js';
import { deleteAccount, revokeToken } from './end-account.js';
import { openFirebase } from './firebase-auth.js';

const REVOKE = 'POST https://identitytoolkit.googleapis.com/v2/accounts:revokeToken';

async function signIn() {
  provideIdentities(ECE);
  const session = await openFirebase(CONFIG, '');
  await session.sdk.signInWithEmailAndPassword(session.auth, ECE.email, ECE.password);
  return session;
}

it('an account is deleted at the identity provider, which signs the user out', async () => {
  respondTo(accountsCall('delete'), () => json({}));
  const session = await signIn();
  await deleteAccount(session);
  expect(session.auth.currentUser).toBeNull();
  await deleteAccount(session); // does nothing without a signed-in user
  expect(requestBodies(accountsCall('delete'))).toEqual([{ idToken: expect.any(String) }]);
});

it('a token is revoked at the identity provider, by the only type that its SDK revokes', async () => {
  respondTo(REVOKE, () => json({}));
  await revokeToken(await signIn(), 'an-access-token');
  expect(requestBodies(REVOKE)).toEqual([
    {
      idToken: expect.any(String),
      providerId: 'apple.com',
      tokenType: 'ACCESS_TOKEN',
      token: 'an-access-token',
    },
  ]);
});
