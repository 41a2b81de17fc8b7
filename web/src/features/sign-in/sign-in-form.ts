import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { PASSWORD_MIN } from '../../shared/limits.js';
import '../../zod-without-eval.js';
import type { signInTexts } from './sign-in.tr.js';

/** Keys of the texts that a field's error shows. */
export type SignInFieldError = keyof typeof signInTexts.invalid;

const key = (name: SignInFieldError) => name;

/** An address as typed (spec 5); each error is the key of its text. */
export const SignInEmail = z
  .string()
  .trim()
  .min(1, key('emailMissing'))
  .pipe(z.email(key('emailWrong')));

/** The sign-in form (spec 5); each error is the key of its text. */
export const SignInForm = z
  .object({
    email: SignInEmail,
    password: z.string().min(PASSWORD_MIN, key('passwordShort')),
    confirmPassword: z.string().optional(),
  })
  .refine(
    ({ password, confirmPassword }) =>
      confirmPassword === undefined || confirmPassword === '' || confirmPassword === password,
    { path: ['confirmPassword'], message: key('passwordsDiffer'), when: () => true },
  );
export type SignInForm = z.infer<typeof SignInForm>;

/** Checks the sign-in form for its page. */
export const signInResolver = zodResolver(SignInForm);
