import { catalogues } from '../../src/app/catalogues.js';
import { greetingCatalogues } from '../../src/app/greeting-catalogues.js';
import { laterCatalogues } from '../../src/app/later-catalogues.js';
import { sessionCatalogues } from '../../src/app/session-catalogues.js';
import { addTexts } from '../../src/app/start-texts.js';
import { aboutTexts } from '../../src/features/about/about.tr.js';
import { actsTexts } from '../../src/features/admin/acts/acts.tr.js';
import { operationsTexts } from '../../src/features/admin/operations/operations.tr.js';
import { runbookTexts } from '../../src/features/admin/operations/runbook.tr.js';
import { legalTexts } from '../../src/features/legal/legal.tr.js';
import { notificationsTexts } from '../../src/features/notifications/notifications.tr.js';
import { savedRoutesTexts } from '../../src/features/saved-routes/saved-routes.tr.js';
import { authErrorTexts } from '../../src/features/sign-in/auth-errors.tr.js';
import { unsubscribeTexts } from '../../src/features/unsubscribe/unsubscribe.tr.js';

// The app loads the texts of a part with the part.
addTexts({
  ...catalogues,
  ...greetingCatalogues,
  ...laterCatalogues,
  ...sessionCatalogues,
  about: aboutTexts,
  acts: actsTexts,
  'auth-errors': authErrorTexts,
  legal: legalTexts,
  notifications: notificationsTexts,
  operations: operationsTexts,
  runbook: runbookTexts,
  'saved-routes': savedRoutesTexts,
  unsubscribe: unsubscribeTexts,
});
