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
  ])('tells whether %s is Kadıköy', (text, agrees) => {
    expect(nameMatcher(kadikoy)(text)).toBe(agrees);
  });

  it('takes a part of a name that no place has, and nothing for a text without words', () => {
    expect(nameMatcher(namesInText('Yaylabaşı obası'))('yaylabaşı')).toBe(true);
    expect(nameMatcher(namesInText('…'))('yaylabaşı')).toBe(false);
  });
});
