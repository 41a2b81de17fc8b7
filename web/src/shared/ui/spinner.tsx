import { useTranslation } from 'react-i18next';
import './spinner.css';

/** Fills the screen while something must arrive first. */
export function FullScreenSpinner() {
  const { t } = useTranslation('shared');
  return (
    <main className="full-spinner" role="status">
      <span className="spinner" aria-hidden="true" />
      <p>{t('loading')}</p>
    </main>
  );
}
