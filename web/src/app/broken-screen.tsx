import { useTranslation } from 'react-i18next';
import type { FailedPartProps } from '../shared/loading/load-failed.js';
import { reloadPage } from '../shared/navigation/reload-page.js';
import { Button } from '../shared/ui/button.js';
import { ScreenMessage } from '../shared/ui/screen-message.js';
import './app.tr.js';

type Breakage = 'broken' | 'unconfigured' | 'unreachable';

interface BrokenScreenProps {
  breakage: Breakage;
  busy?: boolean;
  onRetry?: () => void;
}

export function BrokenScreen({ breakage, busy = false, onRetry = reloadPage }: BrokenScreenProps) {
  const { t } = useTranslation('app');
  const label = breakage === 'unreachable' ? t('unreachable.retry') : t('broken.reload');
  const retry = (
    <Button
      look="primary"
      busy={busy}

      onClick={() => onRetry()}
    >
      {label}
    </Button>
  );
  return <ScreenMessage title={t(`${breakage}.title`)} text={t(`${breakage}.text`)} action={retry} />;
}

export function FailedScreen({ isLoaded, busy, retry }: FailedPartProps) {
  return isLoaded ? (
    <BrokenScreen breakage="broken" />
  ) : (
    <BrokenScreen breakage="unreachable" busy={busy} onRetry={retry} />
  );
}
