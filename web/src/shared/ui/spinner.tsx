import { useTranslation } from 'react-i18next';
import './spinner.css';

/**
 * Fills the screen while something must arrive first; `text` says what, where it is not just
 * anything.
 */
export function FullScreenSpinner({ text }: { text?: string }) {
  const { t } = useTranslation('shared');
  return (
    <main className="full-spinner">
      <div role="status">
        <span className="spinner" aria-hidden="true" />
        <p>{text ?? t('loading')}</p>
      </div>
    </main>
  );
}

/** Says over a screen that what was just wanted is on its way. */
export function OverlaySpinner() {
  const { t } = useTranslation('shared');
  return (
    <div className="overlay-spinner" role="status" aria-label={t('loading')}>
      <span className="spinner" aria-hidden="true" />
    </div>
  );
}
