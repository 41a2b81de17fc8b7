import type { Sanction } from '@rotadas/contracts/sanctions/sanction';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RemoveQuestion } from '../../../shared/forms/remove-question.js';
import { useNow } from '../../../shared/time/time-texts.js';
import { showSuccess } from '../../../shared/toast/toast-store.js';
import { Button } from '../../../shared/ui/button.js';
import { Fact } from '../../../shared/ui/fact.js';
import { ItemSheet } from '../../../shared/ui/item-sheet.js';
import { useKeptFocus } from '../../../shared/ui/use-kept-focus.js';
import { useWhileMounted } from '../../../shared/ui/use-while-mounted.js';
import { SanctionFacts } from '../sanctions/sanction-facts.js';
import { isRestricting, sanctionStateText } from '../sanctions/sanction-state.js';
import { useLiftMutation } from '../sanctions/sanctions.api.js';
import '../sanctions/sanctions.tr.js';
import './people.tr.js';
import { Section } from './person-sections.js';

export function SanctionSection({ sanctions }: { sanctions: readonly Sanction[] }) {
  const { t } = useTranslation(['people', 'sanctions']);
  const [asked, setAsked] = useState<Sanction | null>(null);
  // The button of a lifted sanction is removed.
  const { boxProps, keepFocus } = useKeptFocus();
  return (
    <Section
      {...boxProps}
      title={t('person.sanctions')}
      {...(sanctions.length === 0 && { empty: t('sanctions.empty') })}
    >
      <ul className="person-list">
        {sanctions.map((sanction) => (
          <SanctionItem key={sanction.id} sanction={sanction} onLift={() => setAsked(sanction)} />
        ))}
      </ul>
      <ItemSheet
        item={asked}
        title={({ kind }) => t(`sanctions:kind.${kind}`)}
        onClose={() => setAsked(null)}
        onClosed={keepFocus}
      >
        {(sanction) => <LiftQuestion sanction={sanction} onClose={() => setAsked(null)} />}
      </ItemSheet>
    </Section>
  );
}

/** A suspension ends by itself, ms. */
const NOW_INTERVAL_MS = 60_000;

interface SanctionItemProps {
  sanction: Sanction;
  onLift: () => void;
}

function SanctionItem({ sanction, onLift }: SanctionItemProps) {
  const { t } = useTranslation('sanctions');
  const now = useNow(NOW_INTERVAL_MS);
  const { id, kind, appeal, liftedAt } = sanction;
  const hasEnded = liftedAt !== null || (kind !== 'warning' && !isRestricting(sanction, now));
  return (
    <li className="person-item">
      <div className="person-item-head">
        <strong>{t(`kind.${kind}`)}</strong>
        {!hasEnded && (
          <Button aria-haspopup="dialog" aria-label={t('liftLabel', { id })} onClick={onLift}>
            {t('lift')}
          </Button>
        )}
      </div>
      <dl className="person-facts">
        <Fact label={t('fields.state')}>{sanctionStateText(sanction, now)}</Fact>
        <Fact label={t('fields.appeal')}>{t(`appeal.${appeal}`)}</Fact>
        <SanctionFacts sanction={sanction} />
      </dl>
    </li>
  );
}

interface LiftQuestionProps {
  sanction: Sanction;
  onClose: () => void;
}

function LiftQuestion({ sanction: { id, kind }, onClose }: LiftQuestionProps) {
  const { t } = useTranslation('sanctions');
  const close = useWhileMounted(onClose);
  const [lift] = useLiftMutation();
  const liftIt = async () => {
    await lift(id).unwrap();
    showSuccess(t('lifted'));
    close();
  };
  return (
    <RemoveQuestion
      text={t(kind === 'warning' ? 'liftWarning' : 'liftQuestion')}
      keep={t('form.cancel')}
      action={t('lift')}
      failed={t('liftFailed')}
      onKeep={onClose}
      onRemove={liftIt}
    />
  );
}
