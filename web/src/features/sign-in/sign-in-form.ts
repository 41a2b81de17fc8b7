import { z } from 'zod';
import { PASSWORD_MIN } from '../../shared/limits.js';
import type { SignInFieldError } from './sign-in-field-error.js';

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
