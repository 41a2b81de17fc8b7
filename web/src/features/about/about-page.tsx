import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PATHS } from '../../shared/paths.js';
import { ServiceTypeMark } from '../../shared/service-types/service-type-mark.js';
import { StaticPage } from '../../shared/ui/static-page.js';
import './about-page.css';
import './about.tr.js';

const OFFERS = ['companion', 'cargo', 'moto_courier', 'sea_tours'] as const;
const STEPS = ['signUp', 'list', 'match', 'earn'] as const;

export function AboutPage() {
  const { t } = useTranslation('about');
  return (
    <StaticPage title={t('title')}>
      <p>{t('intro')}</p>
      <section>
        <h2>{t('offersTitle')}</h2>
        <div className="about-offers">
          {OFFERS.map((offer) => (
            <article key={offer} className="about-offer">
              <ServiceTypeMark type={offer} size={48} />
              <div>
                <h3>{t(`offers.${offer}.title`)}</h3>
                <p>{t(`offers.${offer}.text`)}</p>
              </div>
            </article>
          ))}
        </div>
      </section>
      <section>
        <h2>{t('stepsTitle')}</h2>
        <ol className="about-steps">
          {STEPS.map((step) => (
            <li key={step} className="about-step">
              <div>
                <h3>{t(`steps.${step}.title`)}</h3>
                <p>{t(`steps.${step}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h2>{t('noteTitle')}</h2>
        <p>
          {t('note')} <Link to={PATHS.terms}>{t('terms')}</Link>
        </p>
      </section>
    </StaticPage>
  );
}
