import type { AgreementView } from '@rotadas/contracts/agreements/agreement';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import type { PropsWithChildren } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCurrentUserQuery } from '../current-user/current-user.api.js';
import { agreementPath, PATHS } from '../paths.js';
import { Button } from '../ui/button.js';
import '../women-only/women-only.css';

interface RequestActionProps {
  provider: ActiveProvider;
  /** The user's open agreement about the offer; undefined without one. */
  agreement: AgreementView | undefined;
  onRequest: (provider: ActiveProvider) => void;
  className?: string;
  /** Whether there is no room for reasons. */
  isBrief?: boolean;
}

/**
 * The button that requests the offer, or leads to the open agreement. Nothing for a full offer; for
 * an offer that only women can request, others read why instead.
 */
export function RequestAction(props: RequestActionProps) {
  const { provider, agreement, onRequest, className = '', isBrief = false } = props;
  const { t } = useTranslation('shared');
  const label = (text: string) => `${text}: ${provider.fullName}`;
  if (agreement) {
    const text = t(agreement.state === 'requested' ? 'request.requested' : 'request.agreed');
    return (
      <Link className={`button ${className}`} to={agreementPath(agreement.id)} aria-label={label(text)}>
        {text}
      </Link>
    );
  }
  if (provider.isFull) return null;
  const button = (
    <Button
      variant="action"
      className={className}
      aria-label={label(t('request.make'))}
      onClick={() => onRequest(provider)}
    >
      {t('request.make')}
    </Button>
  );
  return provider.womenOnly ? <ForWomen isBrief={isBrief}>{button}</ForWomen> : button;
}

/** A component of its own, so that rows of other offers do not read the profile. */
function ForWomen({ isBrief, children }: Required<Pick<RequestActionProps, 'isBrief'>> & PropsWithChildren) {
  const { t } = useTranslation('shared');
  const { data: user } = useCurrentUserQuery(undefined);
  if (user === undefined || user.gender === 'female') return children;
  if (isBrief) return null;
  return (
    <p className="women-only-note">
      {t('womenOnly.refused')}{' '}
      {user.gender === 'unspecified' && <Link to={PATHS.profile}>{t('womenOnly.unknown')}</Link>}
    </p>
  );
}
