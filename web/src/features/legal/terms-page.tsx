import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TermsSection } from './legal.tr.js';
import { StaticPage } from '../../shared/ui/static-page.js';
import { ContactAddress, useLoadedConfig } from './contact-address.js';
import { AnalyticsChoice } from './analytics-choice.js';

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
  const sections: readonly TermsSection[] = t('sections', { returnObjects: true });
  const loaded = useLoadedConfig();
  const hasAnalytics = loaded.state === 'known' && loaded.config.firebase?.measurementId !== undefined;
  return (
    <StaticPage title={t('title')}>
      <p className="static-page-note">
        <time dateTime="2025-03-31">{t('updated')}</time>
      </p>
      <p>{t('intro')}</p>
      {sections.map((section, index) => (
        <LegalSection key={section.title} number={index + 1} section={section}>
          {hasAnalytics && section.analytics === true && <AnalyticsChoice />}
        </LegalSection>
      ))}
      <LegalSection
        number={sections.length + 1}
        section={{ title: t('contact.title'), text: [t('contact.text')] }}
      >
        <ContactAddress loaded={loaded} />
      </LegalSection>
    </StaticPage>
  );
}
