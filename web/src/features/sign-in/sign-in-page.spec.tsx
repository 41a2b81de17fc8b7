import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { respondTo, requestsTo, delayed, unreachable } from '../../../test/support/responses.js';
import { accountsCall, ECE, provideIdentities } from '../../../test/support/identity-provider.js';
import { button, field, fill, press, user } from '../../../test/support/page.js';
import { address, expectToast } from '../../../test/support/render.js';
import { renderSignInPage, CREDENTIALS, submitForm, toRegistration } from '../../../test/support/sign-in.js';

const REPEAT = 'Şifre (tekrar)';
const INVALID = 'Geçerli bir email adresi giriniz';
const SHORT = 'Şifre en az 6 karakter olmalıdır';

const mails = () => requestsTo(accountsCall('sendOobCode'));
const repeat = () => screen.queryByLabelText(REPEAT);
const seen = (text: string) => screen.queryByText(text);

it('the login page has its title, e-mail and password, the divider, the Google button and the toggle', async () => {
  renderSignInPage();
  expect(await screen.findByRole('heading', { name: 'Giriş Sayfası' })).toBeVisible();
  expect(document.title).toMatch(/^Giriş Sayfası/);
  expect(await field('E-posta')).toBeVisible();
  expect(await field('Şifre')).toHaveAttribute('type', 'password');
  expect(screen.getByText('Ya da')).toBeVisible();
  for (const name of ['Google ile devam et', 'Giriş Yap', 'Hesabınız yok mu? Kayıt olun'])
    expect(await button(name)).toBeVisible();
  const logo = (await button('Google ile devam et')).querySelectorAll('path');
  const colours = [...logo].map((path) => path.getAttribute('fill'));
  expect(colours).toEqual(['#4285f4', '#34a853', '#fbbc05', '#ea4335']);
});

it('the registration has a password repeat, and passwords can be shown and hidden again', async () => {
  renderSignInPage();
  await field('E-posta');
  expect(repeat()).toBeNull();
  await toRegistration();
  expect(screen.getByRole('heading', { name: 'Kayıt Sayfası' })).toBeVisible();
  expect(document.title).toMatch(/^Kayıt Sayfası/);
  expect(repeat()).toBeVisible();
  expect(await button('Kayıt Ol')).toBeVisible();
  await press('Şifreyi göster');
  expect(await field('Şifre')).toHaveAttribute('type', 'text');
  expect(repeat()).toHaveAttribute('type', 'text');
  await press('Şifreyi gizle');
  expect(await field('Şifre')).toHaveAttribute('type', 'password');
  await press('Zaten hesabınız var mı? Giriş yapın');
  expect(repeat()).toBeNull();
});

it('toggling between login and registration resets passwords and errors, and keeps the e-mail', async () => {
  renderSignInPage();
  await fill('E-posta', 'yarim');
  await fill('Şifre', '123');
  await press('Giriş Yap');
  expect(await screen.findByText(INVALID)).toBeVisible();
  await toRegistration();
  expect(await field('E-posta')).toHaveValue('yarim');
  expect(await field('Şifre')).toHaveValue('');
  expect(seen(INVALID)).toBeNull();
  await fill(REPEAT, '123');
  await press('Zaten hesabınız var mı? Giriş yapın');
  expect(await field('E-posta')).toHaveValue('yarim');
  await toRegistration();
  expect(repeat()).toHaveValue('');
});

it.each([
  ['login', 'Giriş Yap', 'Giriş Yapılıyor...', 'signInWithPassword'],
  ['registration', 'Kayıt Ol', 'Kaydediliyor...', 'signUp'],
])(
  'all inputs and buttons are disabled while %s is busy, and the button says so',
  async (mode, idle, busy, call) => {
    renderSignInPage();
    const { respond: late, release } = delayed(unreachable);
    respondTo(accountsCall(call), late);
    if (mode === 'registration') await toRegistration();
    await submitForm(CREDENTIALS);
    expect(await button(busy)).toBeDisabled();
    const controls = () => [...document.querySelectorAll('main input, main button')];
    expect(controls().length).toBeGreaterThan(4);
    for (const control of controls()) expect(control).toBeDisabled();
    release();
    await waitFor(async () => expect(await button(idle)).toBeEnabled());
    for (const control of controls()) expect(control).toBeEnabled();
  },
);

it('the copyright line has the current year', async () => {
  jest.useFakeTimers({ now: new Date('2031-06-01T12:00:00+03:00'), advanceTimers: true });
  renderSignInPage();
  expect(await screen.findByRole('contentinfo')).toHaveTextContent('© 2031');
});

it('the form is validated on submit, and from then on at each change', async () => {
  renderSignInPage();
  const missing = 'Email adresi boş olamaz';
  await fill('E-posta', 'yarim');
  await fill('E-posta', '');
  await fill('Şifre', '12345');
  await user.click(await field('E-posta'));
  expect(seen(missing)).toBeNull();
  expect(seen(SHORT)).toBeNull();
  await press('Giriş Yap');
  expect(await screen.findByText(missing)).toBeVisible();
  expect(seen(SHORT)).toBeVisible();
  await user.type(await field('E-posta'), 'y');
  expect(await screen.findByText(INVALID)).toBeVisible();
  expect(seen(missing)).toBeNull();
  await fill('E-posta', 'yolcu@rotadas.example');
  await waitFor(() => expect(seen(INVALID)).toBeNull());
  await fill('Şifre', '123456');
  await waitFor(() => expect(seen(SHORT)).toBeNull());
});

it('a password repeat must equal the password, or be empty', async () => {
  renderSignInPage();
  await toRegistration();
  await fill('E-posta', 'tekrar@rotadas.example');
  await fill('Şifre', '123');
  await fill(REPEAT, '124');
  await press('Kayıt Ol');
  expect(await screen.findByText('Şifreler eşleşmiyor')).toBeVisible();
  expect(seen(SHORT)).toBeVisible();
  await fill('Şifre', 'parola-123');
  await waitFor(() => expect(seen(SHORT)).toBeNull());
  expect(seen('Şifreler eşleşmiyor')).toBeVisible();
  expect(requestsTo(accountsCall('signUp'))).toEqual([]);
  await fill(REPEAT, '');
  await waitFor(() => expect(seen('Şifreler eşleşmiyor')).toBeNull());
  await press('Kayıt Ol');
  expect(await screen.findByText('Başarılı')).toBeVisible();
});

it('a registration sends the verification mail, says so, and stays on the page', async () => {
  renderSignInPage();
  await toRegistration();
  await submitForm(CREDENTIALS);
  await expectToast('Başarılı', 'Hesabın oluşturuldu. E-postana gönderdiğimiz doğrulama bağlantısına dokun.');
  expect(mails().map(({ body }) => body)).toMatchObject([{ requestType: 'VERIFY_EMAIL' }]);
  expect(address()).toBe('/login');
});

it('registering an unverified account again sends the verification mail again', async () => {
  provideIdentities({ ...CREDENTIALS, verified: false });
  renderSignInPage();
  await submitForm(CREDENTIALS);
  await expectToast(
    'Hata',
    'Lütfen önce email adresinizi doğrulayın. Doğrulama mailini tekrar göndermek için kayıt olma ekranına geçin.',
  );
  expect(mails()).toEqual([]);
  await press('Başka bir e-posta adresi kullan');
  await submitForm(CREDENTIALS);
  await expectToast(
    'Başarılı',
    'Doğrulama bağlantısını e-postana yeniden gönderdik. Gelen bağlantıya dokun.',
  );
  expect(mails()).toHaveLength(1);
});

it.each([
  ['a user without its password', { ...CREDENTIALS, verified: false }, 'baska-parola'],
  ['a verified owner', ECE, ECE.password],
])('registering a taken address sends no mail to %s', async (_case, owner, password) => {
  provideIdentities(owner);
  renderSignInPage();
  await toRegistration();
  await submitForm({ email: owner.email, password });
  await expectToast('Kayıt Hatası', 'Bu email adresi zaten kullanımda.');
  expect(mails()).toEqual([]);
  expect(address()).toBe('/login');
});
