import { lookupUrl } from './lookup-url.js';

describe('lookupUrl', () => {
  it.each([
    [undefined, 'https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=a%26b'],
    ['127.0.0.1:9099', 'http://127.0.0.1:9099/identitytoolkit.googleapis.com/v1/accounts:lookup?key=a%26b'],
  ])('leads to Google, or to the emulator where one is set (%s)', (emulator, url) => {
    expect(lookupUrl('a&b', emulator).href).toBe(url);
  });
});
