import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.js';
import './consent-banner.css';
import { answerConsent } from './consent.js';
import './consent.tr.js';

/** Both buttons look the same, and the page behind the banner stays usable. */
export function ConsentBanner() {
  const { t } = useTranslation('consent');
  return (
    <>
      <div className="consent-room" />
      <section className="consent-banner" aria-label={t('label')}>
        <p>{t('question')}</p>
        <div className="consent-answers">
          <Button onClick={() => answerConsent('denied')}>{t('refuse')}</Button>
          <Button onClick={() => answerConsent('granted')}>{t('accept')}</Button>
        </div>
      </section>
    </>
  );
}
