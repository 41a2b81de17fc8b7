import { endNames, nameMatcher } from './filter-by-names.js';

describe('nameMatcher', () => {
  const kadikoy = { name: ['kadikoy'], region: ['kadikoy', 'istanbul'] };

  it.each([
    ['Kadıköy', true],
    ['KADIKÖY, İstanbul', true],
    ['Kadıköy rıhtım', true],
    ['İstanbul', false],
    ['Üsküdar', false],
    ['', false],
  ])('decides whether %s names Kadıköy', (text, agrees) => {
    expect(nameMatcher(kadikoy)(text)).toBe(agrees);
  });

  it('accepts a part of an unknown name, and rejects a text without words', () => {
    expect(nameMatcher(endNames(null, { name: 'Yaylabaşı obası' }))('yaylabaşı')).toBe(true);
    expect(nameMatcher(endNames(null, { name: '…' }))('yaylabaşı')).toBe(false);
  });
});
