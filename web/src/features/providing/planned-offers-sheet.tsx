import type { PlannedOffer } from '@rotadas/contracts/providers/planned-offer';
import { type ReactNode, useState } from 'react';
import { Sheet } from '../../shared/ui/sheet.js';
import { EditPlannedOfferSheet } from './edit-planned-offer-sheet.js';

interface PlannedOffersSheetProps {
  open: boolean;
  title: string;
  onClose: () => void;
  children: (onEdit: (offer: PlannedOffer) => void) => ReactNode;
}

/** A sheet with planned offers; the form replaces them while one offer is edited. */
export function PlannedOffersSheet({ open, title, onClose, children }: PlannedOffersSheetProps) {
  const [plan, setPlan] = useState<PlannedOffer | null>(null);
  if (!open && plan !== null) setPlan(null);
  return (
    <>
      <Sheet open={open && plan === null} title={title} onClose={onClose}>
        {children(setPlan)}
      </Sheet>
      <EditPlannedOfferSheet offer={plan} onClose={() => setPlan(null)} />
    </>
  );
}
