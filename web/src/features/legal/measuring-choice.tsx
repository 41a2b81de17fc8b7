import { useEffect } from 'react';
import { answerConsent } from '../../shared/analytics/answer-consent.js';
import { askForConsent, useConsent } from '../../shared/analytics/consent.js';
import { consentTexts } from '../../shared/analytics/consent.tr.js';
import '../../shared/ui/button.css';

/** Where the operator measures: whether one is measured, and the change of mind. */
export function MeasuringChoice() {
  const consent = useConsent();
  useEffect(askForConsent, []);
  const granted = consent === 'granted';
  return (
    <section aria-label={consentTexts.label}>
      <p role="status">
        {consent === 'unanswered' ? consentTexts.question : consentTexts[granted ? 'granted' : 'denied']}
      </p>
      <div className="measuring-answers">
        {consent !== 'denied' && (
          <button type="button" className="button" onClick={() => answerConsent('denied')}>
            {granted ? consentTexts.withdraw : consentTexts.refuse}
          </button>
        )}
        {!granted && (
          <button type="button" className="button" onClick={() => answerConsent('granted')}>
            {consentTexts.allow}
          </button>
        )}
      </div>
    </section>
  );
}
