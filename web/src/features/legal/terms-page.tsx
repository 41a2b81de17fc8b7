import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TERMS_VERSION } from '@rotadas/contracts/accounts/terms-version';
import type { PublicConfig } from '@rotadas/contracts/config/public-config';
import { legalTexts, type TermsSection } from './legal.tr.js';
import { StaticPage } from '../../shared/ui/static-page.js';
import { logWarning } from '../../shared/log/log.js';
import { answerConsent, askForConsent, useConsent } from '../../shared/analytics/consent.js';
import '../../shared/analytics/consent.tr.js';
import { PATHS } from '../../shared/paths.js';
import { TERMS_DATE } from '../../shared/terms/terms-date.js';
import { Button } from '../../shared/ui/button.js';

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

export function TermsPage() {
  const { t } = useTranslation('legal');
  const sections: readonly TermsSection[] = legalTexts.sections;
  const config = useLoadedConfig();
  const hasAnalytics = config?.firebase?.measurementId !== undefined;
  return (
    <StaticPage title={t('title')}>
      <p className="static-page-note">
        <time dateTime={TERMS_VERSION}>{t('updated', { date: TERMS_DATE })}</time>
      </p>
      <p>{t('intro')}</p>
      {sections.map((section, index) => (
        <LegalSection key={section.title} number={index + 1} section={section}>
          {section.consents === true && <MailChoice />}
          {section.consents === true && hasAnalytics && <AnalyticsChoice />}
        </LegalSection>
      ))}
      <LegalSection
        number={sections.length + 1}
        section={{ title: t('contact.title'), text: [t('contact.text')] }}
      >
        <ContactAddress config={config} />
      </LegalSection>
    </StaticPage>
  );
}

/** Undefined while it loads, null if that failed. */
function useLoadedConfig(): PublicConfig | null | undefined {
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

function ContactAddress({ config }: { config: PublicConfig | null | undefined }) {
  const { t } = useTranslation('legal');
  if (config)
    return (
      <p>
        <a href={`mailto:${config.contactEmail}`}>{config.contactEmail}</a>
      </p>
    );
  return <p aria-busy={config === undefined}>{config === null ? t('contact.missing') : '\u00a0'}</p>;
}

function MailChoice() {
  const { t } = useTranslation('legal');
  return (
    <p>
      <a href={PATHS.notificationSettings}>{t('mailChoice')}</a>
    </p>
  );
}

function AnalyticsChoice() {
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
