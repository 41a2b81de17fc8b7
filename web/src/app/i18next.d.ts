import 'i18next';
import type { appTexts } from './app.tr.js';
import type { aboutTexts } from '../features/about/about.tr.js';
import type { activeProvidersTexts } from '../features/active-providers/active-providers.tr.js';
import type { auditLogTexts } from '../features/admin/audit-log/audit-log.tr.js';
import type { adminTexts } from '../features/admin/admin.tr.js';
import type { operationsTexts } from '../features/admin/operations/operations.tr.js';
import type { greetingTexts } from '../features/greeting/greeting.tr.js';
import type { menuTexts } from './home/expanded-menu.tr.js';
import type { homeTexts } from './home/home.tr.js';
import type { leaveTexts } from './home/leave-sheet.tr.js';
import type { legalTexts } from '../features/legal/legal.tr.js';
import type { mapTexts } from '../features/map/map.tr.js';
import type { notificationsTexts } from '../features/notifications/notifications.tr.js';
import type { locationHelpTexts } from '../features/own-position/location-help.tr.js';
import type { ownPositionTexts } from '../features/own-position/own-position.tr.js';
import type { profileTexts } from '../features/profile/profile.tr.js';
import type { providerInfoTexts } from '../features/provider-info/provider-info.tr.js';
import type { providingTexts } from '../features/providing/providing.tr.js';
import type { reportProblemTexts } from '../features/report-problem/report-problem.tr.js';
import type { savedRoutesTexts } from '../features/saved-routes/saved-routes.tr.js';
import type { matchNoteTexts } from '../features/search/match-note.tr.js';
import type { searchTexts } from '../features/search/search.tr.js';
import type { authErrorTexts } from '../features/sign-in/auth-errors.tr.js';
import type { forgotPasswordTexts } from '../features/sign-in/forgot-password.tr.js';
import type { signInTexts } from '../features/sign-in/sign-in.tr.js';
import type { verifyEmailTexts } from '../features/sign-in/verify-email.tr.js';
import type { termsTexts } from '../features/terms/terms.tr.js';
import type { unsubscribeTexts } from '../features/unsubscribe/unsubscribe.tr.js';
import type { consentTexts } from '../shared/analytics/consent.tr.js';
import type { sharedTexts } from '../shared/i18n/shared.tr.js';
import type { installTexts } from '../shared/install/install.tr.js';
import type { placesTexts } from '../shared/places/places.tr.js';
import type { pushTexts } from '../shared/push/push.tr.js';
import type { saveRouteTexts } from '../shared/saved-routes/save-route.tr.js';

/** Namespaces of the catalogues, which register themselves (shared/i18n/texts.ts). */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shared';
    resources: {
      about: typeof aboutTexts;
      'active-providers': typeof activeProvidersTexts;
      acts: typeof auditLogTexts;
      admin: typeof adminTexts;
      app: typeof appTexts;
      'auth-errors': typeof authErrorTexts;
      consent: typeof consentTexts;
      'forgot-password': typeof forgotPasswordTexts;
      greeting: typeof greetingTexts;
      home: typeof homeTexts;
      install: typeof installTexts;
      leave: typeof leaveTexts;
      legal: typeof legalTexts;
      'location-help': typeof locationHelpTexts;
      map: typeof mapTexts;
      menu: typeof menuTexts;
      notifications: typeof notificationsTexts;
      operations: typeof operationsTexts;
      'own-position': typeof ownPositionTexts;
      places: typeof placesTexts;
      profile: typeof profileTexts;
      'provider-info': typeof providerInfoTexts;
      providing: typeof providingTexts;
      push: typeof pushTexts;
      'report-problem': typeof reportProblemTexts;
      'match-note': typeof matchNoteTexts;
      'save-route': typeof saveRouteTexts;
      'saved-routes': typeof savedRoutesTexts;
      search: typeof searchTexts;
      shared: typeof sharedTexts;
      'sign-in': typeof signInTexts;
      terms: typeof termsTexts;
      unsubscribe: typeof unsubscribeTexts;
      'verify-email': typeof verifyEmailTexts;
    };
  }
}
