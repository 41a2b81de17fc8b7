import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { quantityText } from '../../shared/offer/offer-texts.js';
import { agreementPath } from '../../shared/paths.js';
import { ServiceTypeMark } from '../../shared/service-types/service-type-mark.js';
import { departureText, timeLeftText } from '../../shared/time/time-texts.js';
import {
  type AgreementPartProps,
  isNextStep,
  listSteps,
  otherPerson,
  otherSide,
  stateName,
  TONES,
} from './agreement-status.js';
import { agreedPriceText, endNames } from './agreement-texts.js';
import './agreements.tr.js';
import { PersonLine } from './person-line.js';
import { StepButtons, TO_RATE } from './step-buttons.js';

interface AgreementCardProps extends AgreementPartProps {
  /** Called after a sheet of a step has closed. */
  onClosed: () => void;
}

export function AgreementCard({ agreement, side, now, onClosed }: AgreementCardProps) {
  const { t } = useTranslation('agreements');
  const navigate = useNavigate();
  const { id, serviceType, departsAt, unit, quantity, unread } = agreement;
  const person = otherPerson(agreement, side);
  const facts = [departureText(departsAt, now), quantityText(unit, quantity), agreedPriceText(agreement)];
  return (
    <li className="agreement-card">
      <StateLine agreement={agreement} side={side} now={now} />
      <div className="agreement-card-words">
        <ServiceTypeMark type={serviceType} size={32} />
        <div>
          <Link
            to={agreementPath(id)}
            aria-label={t('card.label', { ...endNames(agreement), name: person.name })}
          >
            {t('ends', endNames(agreement))}
          </Link>
          <span className="numbers">{facts.map(keepTogether).join(' · ')}</span>
          <span>
            {t(`person.${otherSide(side)}`)}: <PersonLine person={person} />
          </span>
        </div>
        {unread > 0 && (
          <span className="agreement-unread numbers">
            <span aria-hidden="true">{unread}</span>
            <span className="visually-hidden">{t('card.unread', { count: unread })}</span>
          </span>
        )}
      </div>
      <StepButtons
        agreement={agreement}
        side={side}
        steps={listSteps(agreement, side, now).filter(isNextStep)}
        onClosed={onClosed}
        // The list drops the card
        onFinished={() => void navigate(agreementPath(id), { state: TO_RATE })}
      />
    </li>
  );
}

/** With spaces that do not break, so that a line breaks between facts. */
const keepTogether = (fact: string): string => fact.replaceAll(' ', '\u00a0');

/** The state in words and colour, and the time left to answer. */
export function StateLine({ agreement, side, now }: AgreementPartProps) {
  const { t } = useTranslation('agreements');
  const { state, expiresAt } = agreement;
  return (
    <p className="agreement-state">
      <strong className={`agreement-badge tone-${TONES[state]}`}>
        {t(`states.${stateName(agreement, side)}`)}
      </strong>
      {state === 'requested' && <span className="numbers">{timeLeftText(expiresAt, now)}</span>}
    </p>
  );
}
