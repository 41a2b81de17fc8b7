import { type Control, useWatch } from 'react-hook-form';
import { WaitingNote } from '../../shared/saved-routes/waiting-note.js';
import { useNow } from '../../shared/time/use-now.js';
import type { OfferDraft, OfferForm } from './offer-form.js';
import { waitingAskedOf } from './waiting-asked.js';

interface WaitingForDraftProps {
  control: Control<OfferDraft, unknown, OfferForm>;
}

/** 'Bu yolu 3 kişi bekliyor' while an offer is filled in, as soon as its way is chosen. */
export function WaitingForDraft({ control }: WaitingForDraftProps) {
  const [type, from, to, when, day, time] = useWatch({
    control,
    name: ['type', 'from', 'to', 'when', 'day', 'time'],
  });
  const now = useNow();
  return <WaitingNote offer={waitingAskedOf({ type, from, to, when, day, time }, now)} />;
}
