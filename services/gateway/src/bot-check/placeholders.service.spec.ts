import { placeholderNetwork } from './placeholders.service.js';

describe('placeholderNetwork', () => {
  it.each([
    ['203.0.113.7', '203.0.113.0'],
    ['203.0.113.250', '203.0.113.0'],
    ['::ffff:203.0.113.7', '203.0.113.0'],
    ['203.0.114.7', '203.0.114.0'],
    ['2001:db8:1:2::5', '2001:db8:1::'],
    ['2001:db8:1:ffff::5', '2001:db8:1::'],
    ['2001:db8:2::5', '2001:db8:2::'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (address, network) => {
    expect(placeholderNetwork(address)).toBe(network);
  });
});
