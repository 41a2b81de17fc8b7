import { z } from 'zod';
import { PASSWORD_MIN } from '../../shared/limits.js';
import { signInTexts } from './sign-in.tr.js';

/** Keys of the texts that a field's error shows. */
export type SignInFieldError = keyof typeof signInTexts.invalid;

const key = (name: SignInFieldError) => name;

/** The sign-in form (spec 5); each error is the key of its text. */
export const SignInForm = z
  .object({
    email: z
      .string()
      .trim()
      .min(1, key('emailMissing'))
      .pipe(z.email(key('emailWrong'))),
    password: z.string().min(PASSWORD_MIN, key('passwordShort')),
    confirmPassword: z.string().optional(),
  })
  .refine(
    ({ password, confirmPassword }) =>
      confirmPassword === undefined || confirmPassword === '' || confirmPassword === password,
    { path: ['confirmPassword'], message: key('passwordsDiffer'), when: () => true },
  );
export type SignInForm = z.infer<typeof SignInForm>;

/** Whether `message` names one of the form's own texts. */
export function isSignInFieldError(message: string | undefined): message is SignInFieldError {
  return message !== undefined && message in signInTexts.invalid;
}
