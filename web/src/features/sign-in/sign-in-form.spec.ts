import { SignInForm } from './sign-in-form.js';

function errorsOf(form: unknown) {
  const parsed = SignInForm.safeParse(form);
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => [path[0], message]);
}

describe('the sign-in form', () => {
  it('takes an e-mail and a password of six characters', () => {
    expect(errorsOf({ email: 'a@b.co', password: '123456' })).toEqual([]);
  });
  it('asks for an e-mail, and for a valid one', () => {
    expect(errorsOf({ email: '', password: '123456' })).toContainEqual(['email', 'emailMissing']);
    expect(errorsOf({ email: 'abc', password: '123456' })).toEqual([['email', 'emailWrong']]);
  });
  it('refuses a short password and a repeat that differs', () => {
    expect(errorsOf({ email: 'a@b.co', password: '123', confirmPassword: '124' })).toEqual([
      ['password', 'passwordShort'],
      ['confirmPassword', 'passwordsDiffer'],
    ]);
  });
  it('does not ask for the repeat', () => {
    expect(errorsOf({ email: 'a@b.co', password: '123456', confirmPassword: '' })).toEqual([]);
  });
});
