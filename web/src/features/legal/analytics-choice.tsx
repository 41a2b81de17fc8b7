import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { answerConsent, askForConsent, useConsent } from '../../shared/analytics/consent.js';
import '../../shared/analytics/consent.tr.js';
import { Button } from '../../shared/ui/button.js';

export function AnalyticsChoice() {
  const { t } = useTranslation('consent');
  const consent = useConsent();
  useEffect(askForConsent, []);
  const granted = consent === 'granted';
  return (
    <section aria-label={t('label')}>
      <p role="status">{consent === 'unanswered' ? t('question') : t(granted ? 'granted' : 'denied')}</p>
      <div className="measuring-answers">
        {consent !== 'denied' && (
          <Button onClick={() => answerConsent('denied')}>{granted ? t('withdraw') : t('refuse')}</Button>
        )}
        {!granted && <Button onClick={() => answerConsent('granted')}>{t('allow')}</Button>}
      </div>
    </section>
  );
}
