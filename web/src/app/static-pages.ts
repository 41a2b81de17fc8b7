import type { ComponentType } from 'react';
import { addTexts } from './start-texts.js';

/** The terms with their texts, loaded when they are opened. */
export async function loadTermsPage(): Promise<ComponentType> {
  const [{ TermsPage }, { legalTexts }] = await Promise.all([
    import('../features/legal/terms-page.js'),
    import('../features/legal/legal.tr.js'),
  ]);
  addTexts({ legal: legalTexts });
  return TermsPage;
}

/** The page that ends mails, with its texts, loaded when somebody comes from a mail. */
export async function loadUnsubscribePage(): Promise<ComponentType> {
  const [{ UnsubscribePage }, { unsubscribeTexts }] = await Promise.all([
    import('../features/unsubscribe/unsubscribe-page.js'),
    import('../features/unsubscribe/unsubscribe.tr.js'),
  ]);
  addTexts({ unsubscribe: unsubscribeTexts });
  return UnsubscribePage;
}

/** What the product is, with its texts, loaded when it is opened. */
export async function loadAboutPage(): Promise<ComponentType> {
  const [{ AboutPage }, { aboutTexts }] = await Promise.all([
    import('../features/about/about-page.js'),
    import('../features/about/about.tr.js'),
  ]);
  addTexts({ about: aboutTexts });
  return AboutPage;
}
