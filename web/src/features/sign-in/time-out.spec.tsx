import { jest } from '@jest/globals';
import { respondTo, requestsTo } from '../../../test/support/responses.js';
import { holdClock, onDevice, pass, passUntil } from '../../../test/support/device.js';
import { CONFIG } from '../../../test/support/gateway.js';
import { accountsCall } from '../../../test/support/identity-provider.js';

const LOGIN = accountsCall('signInWithPassword');
const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36';

const beOnDesktop = () => undefined;
/** The SDK takes only a web view of Cordova for a phone. */
const beInWebView = () => {
  onDevice({ userAgent: PHONE });
  Object.assign(window, { cordova: {} });
};

// The error codes and their texts are in sign-in-errors.spec.tsx.
it.each([
  ['a desktop', beOnDesktop, 30],
  ['a phone, in a web view', beInWebView, 60],
])(
  'on %s a request to the identity provider times out as a network failure',
  async (_device, be, seconds) => {
    be();
    jest.resetModules(); // the SDK detects the device when it is loaded
    const { openFirebase } = await import('../../shared/auth/firebase-auth.js');
    const { sdk, auth } = await openFirebase(CONFIG, '');
    respondTo(LOGIN, () => new Promise(() => undefined));
    holdClock();
    const failed = jest.fn();
    const before = requestsTo(LOGIN).length;
    sdk.signInWithEmailAndPassword(auth, 'biri@rotadas.example', 'parola-123').catch(failed);
    await passUntil(() => expect(requestsTo(LOGIN)).toHaveLength(before + 1));
    await pass((seconds - 5) * 1_000);
    expect(failed).not.toHaveBeenCalled();
    await pass(6_000);
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'auth/network-request-failed' }));
    jest.useRealTimers();
  },
);
