import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.js';
import './load-failed.css';

/** Props of what is shown instead of a part that failed. */
export interface FailedPartProps<Props = unknown> {
  /** The props of the part. */
  part: Props;
  /** Whether the part was loaded, and failed while it was rendered. */
  isLoaded: boolean;
  /** While a retry is in progress. */
  busy: boolean;
  retry: () => void;
}

type LoadFailedProps = Omit<FailedPartProps, 'part'>;

/** Shown in place of a part of a screen that failed. */
export function LoadFailed({ isLoaded, busy, retry }: LoadFailedProps) {
  const { t } = useTranslation('shared');
  return (
    <div className="load-failed" role="alert">
      <p>{t(isLoaded ? 'part.broken' : 'part.notLoaded')}</p>
      <Button busy={busy} onClick={retry}>
        {t('retry')}
      </Button>
    </div>
  );
}

/** The same above everything else, for a part that has no place of its own on the screen. */
export function LoadFailedDialog(props: LoadFailedProps) {
  return createPortal(
    <div className="load-failed-over">
      <LoadFailed {...props} />
    </div>,
    document.body,
  );
}
