import 'i18next';
import type { aboutTexts } from '../features/about/about.tr.js';
import type { actsTexts } from '../features/admin/acts/acts.tr.js';
import type { operationsTexts } from '../features/admin/operations/operations.tr.js';
import type { runbookTexts } from '../features/admin/operations/runbook.tr.js';
import type { legalTexts } from '../features/legal/legal.tr.js';
import type { notificationsTexts } from '../features/notifications/notifications.tr.js';
import type { savedRoutesTexts } from '../features/saved-routes/saved-routes.tr.js';
import type { authErrorTexts } from '../features/sign-in/auth-errors.tr.js';
import type { forgotPasswordTexts } from '../features/sign-in/forgot-password.tr.js';
import type { verifyEmailTexts } from '../features/sign-in/verify-email.tr.js';
import type { unsubscribeTexts } from '../features/unsubscribe/unsubscribe.tr.js';
import type { catalogues } from './catalogues.js';
import type { greetingCatalogues } from './greeting-catalogues.js';
import type { laterCatalogues } from './later-catalogues.js';
import type { publicCatalogues } from './public-catalogues.js';
import type { sessionCatalogues } from './session-catalogues.js';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shared';
    resources: typeof catalogues &
      typeof laterCatalogues &
      typeof publicCatalogues &
      typeof greetingCatalogues &
      typeof sessionCatalogues & {
        about: typeof aboutTexts;
        legal: typeof legalTexts;
        acts: typeof actsTexts;
        operations: typeof operationsTexts;
        runbook: typeof runbookTexts;
        notifications: typeof notificationsTexts;
        'saved-routes': typeof savedRoutesTexts;
        unsubscribe: typeof unsubscribeTexts;
        'auth-errors': typeof authErrorTexts;
        'verify-email': typeof verifyEmailTexts;
        'forgot-password': typeof forgotPasswordTexts;
      };
  }
}
