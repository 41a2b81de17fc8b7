import { nameMatcher, namesInText } from './resolve-end.js';

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
    expect(nameMatcher(namesInText('Yaylabaşı obası'))('yaylabaşı')).toBe(true);
    expect(nameMatcher(namesInText('…'))('yaylabaşı')).toBe(false);
  });
});
