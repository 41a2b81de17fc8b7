import { GreetingPage } from '../features/greeting/greeting-page.js';
import { greetingCatalogues } from './greeting-catalogues.js';
import { addTexts } from './start-texts.js';

addTexts(greetingCatalogues);

/** The greeting with its texts. */
export function GreetingRoute() {
  return <GreetingPage />;
}
