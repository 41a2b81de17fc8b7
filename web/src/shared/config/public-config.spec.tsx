import { jest } from '@jest/globals';
import { respondTo, json } from '../../../test/support/responses.js';
import { CONFIG } from '../../../test/support/gateway.js';
import { loadPublicConfig } from './public-config.js';

it('loads the configuration, also without an identity provider', async () => {
  for (const body of [CONFIG, { ...CONFIG, firebase: null }]) {
    respondTo('GET /api/config', () => json(body));
    expect(await loadPublicConfig()).toEqual(body);
  }
});

it.each([
  ['null', null],
  ['without a contact address', { ...CONFIG, contactEmail: undefined }],
  ['without a field that may be null', { ...CONFIG, googleMapsKey: undefined }],
  ['with a number for a text', { ...CONFIG, mapStyleUrl: 7 }],
  ['with incomplete Firebase settings', { ...CONFIG, firebase: { apiKey: 'demo' } }],
])('rejects a response %s', async (_what, body) => {
  respondTo('GET /api/config', () => json(body));
  await expect(loadPublicConfig()).rejects.toThrow('unexpected response from /api/config');
});

it('rejects if the server does not respond in time', async () => {
  const limit = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  respondTo('GET /api/config', () => {
    limit.abort();
    return new Promise(() => undefined);
  });
  await expect(loadPublicConfig()).rejects.toThrow('aborted');
  timeout.mockRestore();
});
