import 'i18next';
import type { aboutTexts } from '../features/about/about.tr.js';
import type { legalTexts } from '../features/legal/legal.tr.js';
import type { authErrorTexts } from '../features/sign-in/auth-errors.tr.js';
import type { forgotPasswordTexts } from '../features/sign-in/forgot-password.tr.js';
import type { verifyEmailTexts } from '../features/sign-in/verify-email.tr.js';
import type { catalogues } from './catalogues.js';
import type { greetingCatalogues } from './greeting-catalogues.js';
import type { publicCatalogues } from './public-catalogues.js';
import type { sessionCatalogues } from './session-catalogues.js';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shared';
    resources: typeof catalogues &
      typeof publicCatalogues &
      typeof greetingCatalogues &
      typeof sessionCatalogues & {
        about: typeof aboutTexts;
        legal: typeof legalTexts;
        'auth-errors': typeof authErrorTexts;
        'verify-email': typeof verifyEmailTexts;
        'forgot-password': typeof forgotPasswordTexts;
      };
  }
}
