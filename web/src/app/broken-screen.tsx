import { useTranslation } from 'react-i18next';
import type { FailedPartProps } from '../shared/loading/load-failed.js';
import { reloadPage } from '../shared/navigation/reload-page.js';
import { Button } from '../shared/ui/button.js';
import { ScreenMessage } from '../shared/ui/screen-message.js';
import './app.tr.js';

/** What went wrong with a whole screen. */
type Breakage = 'broken' | 'unconfigured' | 'unreachable';

interface BrokenScreenProps {
  breakage: Breakage;
  /** While a retry is in progress. */
  busy?: boolean;
  /** Reloads the page by default. */
  onRetry?: () => void;
}

/** The designed full-screen errors: a broken screen, no identity provider, no server. */
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

/** Shown instead of a screen that cannot be loaded, which it loads again, or that broke. */
export function FailedScreen({ isLoaded, busy, retry }: FailedPartProps) {
  return isLoaded ? (
    <BrokenScreen breakage="broken" />
  ) : (
    <BrokenScreen breakage="unreachable" busy={busy} onRetry={retry} />
  );
}
