import { zodResolver } from '@hookform/resolvers/zod';
import { requiredText } from '@rotadas/contracts/primitives/text';
import { type AppealDecision, type Sanction, SANCTION_TEXT_MAX } from '@rotadas/contracts/sanctions/sanction';
import i18next from 'i18next';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { z } from 'zod';
import { useCurrentUserQuery } from '../../../shared/current-user/current-user.api.js';
import { RemoveQuestion } from '../../../shared/forms/remove-question.js';
import { adminPersonPath } from '../../../shared/paths.js';
import { momentText } from '../../../shared/time/time-texts.js';
import { showSuccess } from '../../../shared/toast/toast-store.js';
import { Button } from '../../../shared/ui/button.js';
import { ControlledField } from '../../../shared/ui/controlled-field.js';
import { EmptyState } from '../../../shared/ui/empty-state.js';
import { Fact } from '../../../shared/ui/fact.js';
import { ItemSheet } from '../../../shared/ui/item-sheet.js';
import { QueryState } from '../../../shared/ui/query-state.js';
import { TextArea } from '../../../shared/ui/text-input.js';
import { useKeptFocus } from '../../../shared/ui/use-kept-focus.js';
import { useWhileMounted } from '../../../shared/ui/use-while-mounted.js';
import { AdminFrame } from '../admin-frame.js';
import '../person.css';
import { usePublicUserQuery } from '../public-user.api.js';
import { SanctionFacts } from './sanction-facts.js';
import { useAppealsQuery, useDecideAppealMutation } from './sanctions.api.js';
import './sanctions.css';
import './sanctions.tr.js';

export function AppealsPage() {
  const { t } = useTranslation('sanctions');
  return (
    <AdminFrame title={t('appeals.title')}>
      <p className="person-lead">{t('appeals.lead')}</p>
      <AppealList />
    </AdminFrame>
  );
}

function AppealList() {
  const { t } = useTranslation('sanctions');
  const query = useAppealsQuery(undefined);
  // A decided appeal leaves the list with its form.
  const { boxProps } = useKeptFocus();
  const appeals = query.data;
  if (!appeals)
    return <QueryState query={query} loading={t('appeals.loading')} rows={4} failed={t('appeals.failed')} />;
  return (
    <section {...boxProps} aria-label={t('appeals.title')}>
      {appeals.length === 0 ? (
        <EmptyState icon="check" title={t('appeals.empty.title')} text={t('appeals.empty.text')} />
      ) : (
        <ul className="appeals">
          {appeals.map((sanction) => (
            <Appeal key={sanction.id} sanction={sanction} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Appeal({ sanction }: { sanction: Sanction }) {
  const { t } = useTranslation('sanctions');
  const { data: me } = useCurrentUserQuery(undefined);
  const { data: person } = usePublicUserQuery(sanction.userId);
  const { id, userId, kind, appealedAt, adminId } = sanction;
  return (
    <li className="person-item">
      <h2>{t('appeals.name', { id })}</h2>
      <dl className="person-facts">
        <Fact label={t('appeals.person')}>
          <Link to={adminPersonPath(userId)}>
            <bdi>{person?.fullName || t('appeals.personById', { id: userId })}</bdi>
          </Link>
        </Fact>
        <Fact label={t('fields.kind')}>{t(`kind.${kind}`)}</Fact>
        {appealedAt !== null && <Fact label={t('appeals.appealedAt')}>{momentText(appealedAt)}</Fact>}
        <SanctionFacts sanction={sanction} />
      </dl>
      {me?.id === adminId ? <p>{t('appeals.own')}</p> : <DecisionForm id={id} />}
    </li>
  );
}

const AppealAnswer = z.object({
  answer: requiredText(SANCTION_TEXT_MAX, { empty: i18next.t('sanctions:appeals.answerMissing') }),
});
type AppealAnswer = z.output<typeof AppealAnswer>;

function DecisionForm({ id }: { id: number }) {
  const { t } = useTranslation('sanctions');
  /** Not null while a decision waits for its confirmation. */
  const [asked, setAsked] = useState<AppealDecision | null>(null);
  const form = useForm<AppealAnswer>({ resolver: zodResolver(AppealAnswer), defaultValues: { answer: '' } });
  const ask = (accepted: boolean) => form.handleSubmit(({ answer }) => setAsked({ accepted, answer }));
  const close = () => setAsked(null);
  return (
    <>
      <form className="sanction-form" onSubmit={(event) => event.preventDefault()} noValidate>
        <ControlledField control={form.control} name="answer" label={t('appeals.answer')}>
          {(field) => <TextArea {...field} aria-required maxLength={SANCTION_TEXT_MAX} rows={3} />}
        </ControlledField>
        <div className="sanction-actions">
          <Button aria-haspopup="dialog" aria-label={t('appeals.rejectLabel', { id })} onClick={ask(false)}>
            {t('appeals.reject')}
          </Button>
          <Button
            variant="primary"
            aria-haspopup="dialog"
            aria-label={t('appeals.acceptLabel', { id })}
            onClick={ask(true)}
          >
            {t('appeals.accept')}
          </Button>
        </div>
      </form>
      <ItemSheet
        item={asked}
        title={({ accepted }) => t(accepted ? 'appeals.accept' : 'appeals.reject')}
        onClose={close}
      >
        {(decision) => <DecisionQuestion sanctionId={id} decision={decision} onClose={close} />}
      </ItemSheet>
    </>
  );
}

interface DecisionQuestionProps {
  sanctionId: number;
  decision: AppealDecision;
  onClose: () => void;
}

/** A decision is final. */
function DecisionQuestion({ sanctionId, decision, onClose }: DecisionQuestionProps) {
  const { t } = useTranslation('sanctions');
  const close = useWhileMounted(onClose);
  const [decide] = useDecideAppealMutation();
  const { accepted } = decision;
  const decideIt = async () => {
    await decide({ sanctionId, decision }).unwrap();
    showSuccess(t(accepted ? 'appeals.accepted' : 'appeals.rejected'));
    close();
  };
  return (
    <RemoveQuestion
      text={t(accepted ? 'appeals.acceptQuestion' : 'appeals.rejectQuestion')}
      keep={t('form.cancel')}
      action={t(accepted ? 'appeals.accept' : 'appeals.reject')}
      failed={t('appeals.decideFailed')}
      onKeep={onClose}
      onRemove={decideIt}
    />
  );
}
