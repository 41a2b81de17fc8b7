import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.js';
import './load-failed.css';

export interface FailedPartProps<Props = unknown> {
  part: Props;
  /** True if the part was loaded, but failed to render. */
  isLoaded: boolean;
  busy: boolean;
  retry: () => void;
}

type LoadFailedProps = Omit<FailedPartProps, 'part'>;

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

/** A dialog above everything else, for a part without a place in the layout. */
export function LoadFailedDialog(props: LoadFailedProps) {
  return createPortal(
    <div className="load-failed-over">
      <LoadFailed {...props} />
    </div>,
    document.body,
  );
}
