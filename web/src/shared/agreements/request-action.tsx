import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { agreementPath } from '../paths.js';
import { Button } from '../ui/button.js';

interface RequestActionProps {
  provider: ActiveProvider;
  /** The user's open agreement about the offer; null without one. */
  agreementId: number | null;
  onRequest: (provider: ActiveProvider) => void;
  className?: string;
}

/** The button that requests the offer, or leads to the open request. Nothing for a full offer. */
export function RequestAction({ provider, agreementId, onRequest, className = '' }: RequestActionProps) {
  const { t } = useTranslation('shared');
  if (agreementId !== null) {
    return (
      <Link
        className={`button ${className}`}
        to={agreementPath(agreementId)}
        aria-description={provider.fullName}
      >
        {t('request.open')}
      </Link>
    );
  }
  if (provider.isFull) return null;
  return (
    <Button
      variant="action"
      className={className}
      aria-description={provider.fullName}
      onClick={() => onRequest(provider)}
    >
      {t('request.make')}
    </Button>
  );
}
