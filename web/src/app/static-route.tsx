import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { STATIC_SPINNER_MS } from '../shared/limits.js';
import { FullScreenSpinner } from '../shared/ui/spinner.js';

interface StaticRouteProps {
  load: () => Promise<ComponentType>;
}

/**
 * Loads a static page while its spinner shows (spec 9); not by `lazy`, whose fallback would add a
 * spinner of its own.
 */
export function StaticRoute({ load }: StaticRouteProps) {
  const { t } = useTranslation('shared');
  const [Page, setPage] = useState<ComponentType | null>(null);
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), STATIC_SPINNER_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    load().then(
      (page) => setPage(() => page),
      (error: unknown) =>
        setPage(() => {
          throw error; // to the boundary above, like any screen that breaks
        }),
    );
  }, [load]);
  return Page && waited ? <Page /> : <FullScreenSpinner text={t('staticPage.loading')} />;
}
