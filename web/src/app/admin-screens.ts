import { lazyPart } from '../shared/loading/lazy-part.js';
import { FailedScreen } from './broken-screen.js';
import { addTexts } from './start-texts.js';

/** How the product runs, with its texts. */
export const OperationsPage = lazyPart(
  async () => {
    const [page, { operationsTexts }, { runbookTexts }] = await Promise.all([
      import('../features/admin/operations/operations-page.js'),
      import('../features/admin/operations/operations.tr.js'),
      import('../features/admin/operations/runbook.tr.js'),
    ]);
    addTexts({ operations: operationsTexts, runbook: runbookTexts });
    return page.default;
  },
  { Failed: FailedScreen },
);

/** What admins did, with its texts. */
export const ActsPage = lazyPart(
  async () => {
    const [page, { actsTexts }] = await Promise.all([
      import('../features/admin/acts/acts-page.js'),
      import('../features/admin/acts/acts.tr.js'),
    ]);
    addTexts({ acts: actsTexts });
    return page.default;
  },
  { Failed: FailedScreen },
);
