import { namesAgree, namesInText } from './resolve-end.js';

describe('namesAgree', () => {
  const kadikoy = { name: ['kadikoy'], region: ['kadikoy', 'istanbul'] };

  it.each([
    ['Kadıköy', true],
    ['KADIKÖY, İstanbul', true],
    ['Kadıköy rıhtım', true],
    ['İstanbul', false],
    ['Üsküdar', false],
    ['', false],
  ])('tells whether %s is Kadıköy', (text, agrees) => {
    expect(namesAgree(kadikoy)(text)).toBe(agrees);
  });

  it('takes a part of a name that no place has, and nothing for a text without words', () => {
    expect(namesAgree(namesInText('Yaylabaşı obası'))('yaylabaşı')).toBe(true);
    expect(namesAgree(namesInText('…'))('yaylabaşı')).toBe(false);
  });
});
