import { lazyPart } from '../shared/loading/lazy-part.js';
import { FailedScreen } from './broken-screen.js';
import { addTexts } from './start-texts.js';

/** The terms with their texts. */
export const TermsPage = lazyPart(
  async () => {
    const [page, { legalTexts }] = await Promise.all([
      import('../features/legal/terms-page.js'),
      import('../features/legal/legal.tr.js'),
    ]);
    addTexts({ legal: legalTexts });
    return page.TermsPage;
  },
  { Failed: FailedScreen },
);

/** The page that ends mails, with its texts. */
export const UnsubscribePage = lazyPart(
  async () => {
    const [page, { unsubscribeTexts }] = await Promise.all([
      import('../features/unsubscribe/unsubscribe-page.js'),
      import('../features/unsubscribe/unsubscribe.tr.js'),
    ]);
    addTexts({ unsubscribe: unsubscribeTexts });
    return page.UnsubscribePage;
  },
  { Failed: FailedScreen },
);

/** What the product is, with its texts. */
export const AboutPage = lazyPart(
  async () => {
    const [page, { aboutTexts }] = await Promise.all([
      import('../features/about/about-page.js'),
      import('../features/about/about.tr.js'),
    ]);
    addTexts({ about: aboutTexts });
    return page.AboutPage;
  },
  { Failed: FailedScreen },
);
