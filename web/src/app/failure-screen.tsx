import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyWithPreload } from '../shared/loading/lazy-with-preload.js';
import type { FailedPartProps } from '../shared/loading/load-failed.js';
import { reloadPage } from '../shared/navigation/reload-page.js';
import { Button } from '../shared/ui/button.js';
import { ScreenMessage } from '../shared/ui/screen-message.js';
import './app.tr.js';

type Failure = 'broken' | 'unconfigured' | 'unreachable';

interface FailureScreenProps {
  failure: Failure;
  busy?: boolean;
  onRetry?: () => void;
}

export function FailureScreen({ failure, busy = false, onRetry = reloadPage }: FailureScreenProps) {
  const { t } = useTranslation('app');
  const label = failure === 'unreachable' ? t('unreachable.retry') : t('broken.reload');
  const retry = (
    <Button variant="primary" busy={busy} onClick={() => onRetry()}>
      {label}
    </Button>
  );
  return <ScreenMessage title={t(`${failure}.title`)} text={t(`${failure}.text`)} action={retry} />;
}

export function LoadFailedScreen({ isLoaded, busy, retry }: FailedPartProps) {
  return isLoaded ? (
    <FailureScreen failure="broken" />
  ) : (
    <FailureScreen failure="unreachable" busy={busy} onRetry={retry} />
  );
}

export const lazyScreen = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyWithPreload(load, { Failed: LoadFailedScreen });
