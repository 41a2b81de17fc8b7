import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button.js';

/** Delay before the notice, ms: the first tiles may take this long. */
const LATE_DELAY_MS = 3_000;

/** Shown at zooms where the built-in map has no streets. */
export function StreetsNote({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('map');
  const [state, setState] = useState<'loading' | 'late' | 'retrying'>('loading');
  useEffect(() => {
    if (state === 'late') return undefined;
    const timer = setTimeout(() => setState('late'), LATE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const retry = () => {
    setState('retrying');
    onRetry();
  };
  return (
    <div role="status" className="streets-note">
      {state !== 'loading' && (
        <>
          {t('streetsMissing')}
          <Button busy={state === 'retrying'} onClick={retry}>
            {t('retryStreets')}
          </Button>
        </>
      )}
    </div>
  );
}
