import type { AgreementView } from '@rotadas/contracts/agreements/agreement';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { agreementPath } from '../paths.js';
import { Button } from '../ui/button.js';

interface RequestActionProps {
  provider: ActiveProvider;
  /** The user's open agreement about the offer; undefined without one. */
  agreement: AgreementView | undefined;
  onRequest: (provider: ActiveProvider) => void;
  className?: string;
}

/** The button that requests the offer, or leads to the open agreement. Nothing for a full offer. */
export function RequestAction({ provider, agreement, onRequest, className = '' }: RequestActionProps) {
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
  return (
    <Button
      variant="action"
      className={className}
      aria-label={label(t('request.make'))}
      onClick={() => onRequest(provider)}
    >
      {t('request.make')}
    </Button>
  );
}
