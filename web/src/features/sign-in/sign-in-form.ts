import { EMAIL_ADDRESS } from '@rotadas/contracts/primitives/email-address';
import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import '../../zod-without-eval.js';
import type { signInTexts } from './sign-in.tr.js';

export type SignInMode = 'login' | 'register';

/** `unverified` and `mail-sent` wait for the link in the verification mail. */
export type EmailOutcome = 'signed-in' | 'unverified' | 'mail-sent' | 'failed';

export type SignInFieldError = keyof typeof signInTexts.invalid;

export const PASSWORD_MIN = 6;

const key = (name: SignInFieldError) => name;

export const SignInEmail = z
  .string()
  .trim()
  .min(1, key('emailMissing'))
  .pipe(z.email({ pattern: EMAIL_ADDRESS, error: key('emailWrong') }));

/** The error messages are keys of texts. */
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

export const schemaResolver = zodResolver(SignInForm);
