import '../ui/button.css';
import './consent-banner.css';
import { answerConsent } from './answer-consent.js';
import { consentTexts } from './consent.tr.js';

/**
 * Asks whether the use may be measured; both answers weigh the same, and the page behind it stays
 * usable.
 */
export function ConsentBanner() {
  return (
    <>
      <div className="consent-room" />
      <section className="consent-banner" aria-label={consentTexts.label}>
        <p>{consentTexts.question}</p>
        <div className="consent-answers">
          <button type="button" className="button" onClick={() => answerConsent('denied')}>
            {consentTexts.refuse}
          </button>
          <button type="button" className="button" onClick={() => answerConsent('granted')}>
            {consentTexts.accept}
          </button>
        </div>
      </section>
    </>
  );
}
