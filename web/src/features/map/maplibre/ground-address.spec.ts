import { groundAddress } from './ground-address.js';

describe('groundAddress', () => {
  it('takes an open style for each theme when the operator names none', () => {
    expect(groundAddress(null, 'light').url).not.toBe(groundAddress(null, 'dark').url);
    expect(groundAddress(null, 'dark').dimmed).toBe(false);
  });

  it('dims the one style that an operator names for both themes in the dark', () => {
    const url = 'https://maps.example/style.json';
    expect(groundAddress(url, 'light')).toEqual({ url, dimmed: false });
    expect(groundAddress(url, 'dark')).toEqual({ url, dimmed: true });
  });

  it('puts the theme into an address that has a place for it', () => {
    for (const url of ['https://maps.example/{theme}.json', 'https://maps.example/%7Btheme%7D.json'])
      expect(groundAddress(url, 'dark')).toEqual({ url: 'https://maps.example/dark.json', dimmed: false });
  });
});
