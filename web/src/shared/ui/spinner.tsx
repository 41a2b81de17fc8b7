import { useTranslation } from 'react-i18next';
import './spinner.css';

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

export function OverlaySpinner() {
  const { t } = useTranslation('shared');
  return (
    <div className="overlay-spinner" role="status" aria-label={t('loading')}>
      <span className="spinner" aria-hidden="true" />
    </div>
  );
}
