import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublicConfig } from '@rotadas/contracts/config/public-config';
import { answerConsent, askForConsent, useConsent } from '../../shared/analytics/consent.js';
import '../../shared/analytics/consent.tr.js';
import { logWarning } from '../../shared/log/log.js';
import { ANALYTICS_SECTION } from '../../shared/paths.js';
import { Button } from '../../shared/ui/button.js';
import { legalTexts, type TermsSection } from './legal.tr.js';

interface LegalSectionProps {
  /** Starts at 1. */
  number: number;
  section: TermsSection;
  children?: ReactNode;
}

export function LegalSection({ number, section, children }: LegalSectionProps) {
  return (
    <section>
      <h2>{`${number}. ${section.title}`}</h2>
      {section.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {section.points && (
        <ul>
          {section.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {section.after !== undefined && <p>{section.after}</p>}
      {children}
    </section>
  );
}

/** Undefined while it loads, null if that failed. */
export function useLoadedConfig(): PublicConfig | null | undefined {
  const [config, setConfig] = useState<PublicConfig | null>();
  useEffect(() => {
    // Imported on demand: the page's text needs neither the configuration nor its schemas.
    import('../../shared/config/public-config.js')
      .then(({ loadPublicConfig }) => loadPublicConfig())
      .then(setConfig, (error: unknown) => {
        logWarning('failed to load the contact address', error);
        setConfig(null);
      });
  }, []);
  return config;
}

export function ContactAddress({ config }: { config: PublicConfig | null | undefined }) {
  if (config)
    return (
      <p>
        <a href={`mailto:${config.contactEmail}`}>{config.contactEmail}</a>
      </p>
    );
  return <p aria-busy={config === undefined}>{config === null ? legalTexts.contact.missing : '\u00a0'}</p>;
}

export function AnalyticsChoice() {
  const { t } = useTranslation('consent');
  const consent = useConsent();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    askForConsent();
    // The browser looked for the section before the configuration was loaded.
    if (window.location.hash === `#${ANALYTICS_SECTION}`) section.current?.scrollIntoView();
  }, []);
  const granted = consent === 'granted';
  return (
    <section ref={section} id={ANALYTICS_SECTION} aria-label={t('label')}>
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
