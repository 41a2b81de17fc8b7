import '../../zod-without-eval.js';
import { zodResolver } from '@hookform/resolvers/zod';
import { SignInForm } from './sign-in-form.js';

/** Checks the sign-in form for its page. */
export const signInResolver = zodResolver(SignInForm);
