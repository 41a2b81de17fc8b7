import { useTranslation } from 'react-i18next';
import { TERMS_VERSION } from '@rotadas/contracts/accounts/terms-version';
import { Link } from 'react-router';
import { PATHS } from '../../shared/paths.js';
import { termsDate } from '../../shared/terms/terms-date.js';
import { StaticPage } from '../../shared/ui/static-page.js';
import { legalTexts, type TermsSection } from './legal.tr.js';
import { AnalyticsChoice, ContactAddress, LegalSection, useLoadedConfig } from './legal-parts.js';

export function TermsPage() {
  const { t } = useTranslation('legal');
  const sections: readonly TermsSection[] = legalTexts.sections;
  const config = useLoadedConfig();
  const hasAnalytics = config?.firebase?.measurementId !== undefined;
  return (
    <StaticPage title={t('title')}>
      <p className="static-page-note">
        <time dateTime={TERMS_VERSION}>{t('updated', { date: termsDate() })}</time>
      </p>
      <p>{t('intro')}</p>
      {sections.map((section, index) => (
        <LegalSection key={section.title} number={index + 1} section={section}>
          {section.consents === true && (
            <>
              <Link to={PATHS.privacyNotice}>{t('privacyNotice')}</Link>
              <MailChoice />
              {hasAnalytics && <AnalyticsChoice />}
            </>
          )}
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

function MailChoice() {
  const { t } = useTranslation('legal');
  return (
    <p>
      <a href={PATHS.notificationSettings}>{t('mailChoice')}</a>
    </p>
  );
}
