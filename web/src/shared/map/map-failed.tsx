import { useTranslation } from 'react-i18next';
import type { FailedPartProps } from '../loading/load-failed.js';
import { Button } from '../ui/button.js';
import './map-failed.css';

export function MapFailed({ busy, retry }: Pick<FailedPartProps, 'busy' | 'retry'>) {
  const { t } = useTranslation('shared');
  return (
    <div className="map-failed" role="alert">
      <p>{t('mapFailed')}</p>
      <Button busy={busy} onClick={retry}>
        {t('retry')}
      </Button>
    </div>
  );
}
