import { SANCTION_REASON_NAMES } from '@rotadas/contracts/sanctions/sanction-reason-names';
import type { SanctionNotice } from '@rotadas/contracts/sanctions/sanction';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../shared/time/time-texts.js';
import { Fact } from '../../shared/ui/fact.js';
import './account.tr.js';
import { AppealForm } from './appeal-form.js';

/** Why, until when, what the admin wrote, and the appeal. */
export function SanctionDetails({ sanction }: { sanction: SanctionNotice }) {
  const { t } = useTranslation('account');
  const { id, kind, reason, text, at, until, appeal, answer } = sanction;
  const open = kind === 'warning' ? 'openWarning' : 'open'; // An accepted one lifts the sanction
  return (
    <>
      <dl className="account-facts">
        <Fact label={t('sanction.reason')}>{SANCTION_REASON_NAMES[reason]}</Fact>
        <Fact label={t('sanction.at')}>{momentText(at)}</Fact>
        {kind !== 'warning' && (
          <Fact label={t('sanction.until')}>
            {until === null ? t('sanction.forever') : momentText(until)}
          </Fact>
        )}
      </dl>
      <blockquote className="account-quote">{text}</blockquote>
      {appeal === 'none' ? (
        <section className="account-appeal" aria-labelledby="account-appeal">
          <h2 id="account-appeal">{t('appeal.title')}</h2>
          <AppealForm sanctionId={id} />
        </section>
      ) : (
        <p role="status" className="account-decision">
          {t(`appeal.states.${appeal === 'rejected' ? appeal : open}`)}
        </p>
      )}
      {answer !== null && <blockquote className="account-quote">{answer}</blockquote>}
    </>
  );
}
