import { onDevice } from '../../../test/support/device.js';
import { expectGivenUpAfter } from '../../../test/support/time-out.js';

const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36';

// In a file of its own, since the SDK looks once at what it runs on: mobile is for it a web view
// of Cordova.
it('a request to the identity provider is given up after 60 s on a phone, where the app runs in a web view', async () => {
  onDevice({ userAgent: PHONE });
  Object.assign(window, { cordova: {} });
  await expectGivenUpAfter(60);
});
