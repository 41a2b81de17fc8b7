import { textsOfTest } from './test-texts.ts';

const FILES: Record<string, string> = {
  'e2e/tests/a.spec.ts': `
    import { expectToast as toast } from '../support/toasts.ts';
    import { texts } from '../../web/src/profile.tr.ts';
    const LATER = 'Daha sonra';
    const shared = () => see('Ortak', LATER);
    const other = () => see('Başka yerde');
    // 'Yorumda'
    test('shows the button', async () => { see('Giriş Yap', /Kayıt Ol\\./, \`Sayı \${n} adet\`); });
    test("the user's page", () => { shared(); toast(texts.saved); page['Anahtar']; page.other(); });
    it.each([['Hata bir'], ['Hata iki']])('says %s', (text) => see(text));
    for (const [what, text] of [['boş', 'Boş olamaz']]) test(\`refuses \${what}\`, () => see(text));
    describe('outside', () => {
      const NEAR = 'Yakın';
      it('reads what stands around it', () => see(NEAR));
    });
  `,
  'e2e/support/toasts.ts': `
    const TITLE = 'Başarılı';
    export function expectToast(text) { see(TITLE, text); }
    export function unused() { see('Kullanılmayan'); }
  `,
  'web/src/profile.tr.ts': `export const texts = { saved: 'Ürünün kendi metni' };`,
};
const textsOf = (title: string) => textsOfTest('e2e/tests/a.spec.ts', title, (file) => FILES[file]);

describe('textsOfTest', () => {
  it('reads the body of the named test, and of no other', () => {
    expect(textsOf('shows the button')).toEqual(['Giriş Yap', 'Kayıt Ol.', 'Sayı ', ' adet']);
  });

  it('follows the names of a body in its file and into the support, not into the product', () => {
    expect(textsOf("the user's page")?.sort()).toEqual(['Anahtar', 'Başarılı', 'Daha sonra', 'Ortak']);
  });

  it('reads the table of cases, of each and of a loop', () => {
    expect(textsOf('says %s')).toEqual(['Hata bir', 'Hata iki']);
    expect(textsOf('refuses ${what}')).toEqual(['boş', 'Boş olamaz']);
  });

  it('knows the names of the blocks around a test', () => {
    expect(textsOf('reads what stands around it')).toEqual(['Yakın']);
  });

  it('knows no test of another title, or in a file that is not there', () => {
    expect(textsOf('shows nothing')).toBeUndefined();
    expect(textsOfTest('b.spec.ts', 'shows the button', () => undefined)).toBeUndefined();
  });
});
