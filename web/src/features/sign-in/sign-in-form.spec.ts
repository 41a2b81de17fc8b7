import { SignInForm } from './sign-in-form.js';

function findErrors(form: unknown) {
  const parsed = SignInForm.safeParse(form);
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => [path[0], message]);
}

describe('SignInForm', () => {
  it('accepts an e-mail and a password of six characters', () => {
    expect(findErrors({ email: 'a@b.co', password: '123456' })).toEqual([]);
  });
  it('requires a valid e-mail', () => {
    expect(findErrors({ email: '', password: '123456' })).toContainEqual(['email', 'emailMissing']);
    expect(findErrors({ email: 'abc', password: '123456' })).toEqual([['email', 'emailWrong']]);
  });
  it('refuses a short password and a repeat that differs', () => {
    expect(findErrors({ email: 'a@b.co', password: '123', confirmPassword: '124' })).toEqual([
      ['password', 'passwordShort'],
      ['confirmPassword', 'passwordsDiffer'],
    ]);
  });
  it('does not require the repeat', () => {
    expect(findErrors({ email: 'a@b.co', password: '123456', confirmPassword: '' })).toEqual([]);
  });
});
