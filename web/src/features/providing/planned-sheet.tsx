import type { PlannedOffer } from '@rotadas/contracts/providers/planned-offer';
import { type ReactNode, useState } from 'react';
import { Sheet } from '../../shared/ui/sheet.js';
import { PlannedOfferSheet } from './planned-offer-sheet.js';

interface PlannedSheetProps {
  open: boolean;
  title: string;
  onClose: () => void;
  children: (onEdit: (offer: PlannedOffer) => void) => ReactNode;
}

/** A sheet with planned offers; the form replaces them while one offer is edited. */
export function PlannedSheet({ open, title, onClose, children }: PlannedSheetProps) {
  const [plan, setPlan] = useState<PlannedOffer | null>(null);
  if (!open && plan !== null) setPlan(null);
  return (
    <>
      <Sheet open={open && plan === null} title={title} onClose={onClose}>
        {children(setPlan)}
      </Sheet>
      <PlannedOfferSheet offer={plan} onClose={() => setPlan(null)} />
    </>
  );
}
