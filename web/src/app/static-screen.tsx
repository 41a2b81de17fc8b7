import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LazyComponent } from '../shared/loading/lazy-with-preload.js';
import { FullScreenSpinner } from '../shared/ui/spinner.js';
import { useAfterDelay } from '../shared/ui/use-after-delay.js';

const STATIC_SPINNER_MS = 300;

interface StaticScreenProps {
  Page: LazyComponent<object>;
}

/** Shows the spinner for a fixed time; Suspense would keep its fallback for longer. */
export function StaticScreen({ Page }: StaticScreenProps) {
  const { t } = useTranslation('shared');
  const [settled, setSettled] = useState(false);
  const waited = useAfterDelay(true, STATIC_SPINNER_MS);
  useEffect(() => {
    const settle = () => setSettled(true); // The page itself shows the failure
    Page.load().then(settle, settle);
  }, [Page]);
  return settled && waited ? <Page /> : <FullScreenSpinner text={t('staticPage.loading')} />;
}
