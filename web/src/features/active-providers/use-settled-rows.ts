import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { useState } from 'react';
import { nextRows, type Row, type RowOrder } from './settled-order.js';

interface Settled extends RowOrder {
  providers: readonly ActiveProvider[];
  rows: Row<ActiveProvider>[];
}

/**
 * The rows of the list, each in the place of the drawing before unless there is a reason to move.
 */
export function useSettledRows(
  providers: readonly ActiveProvider[],
  { origin, fits, held }: RowOrder,
): Row<ActiveProvider>[] {
  const [settled, setSettled] = useState<Settled | null>(null);
  const isSame =
    settled?.providers === providers &&
    settled.origin === origin &&
    settled.fits === fits &&
    settled.held === held;
  if (isSame) return settled.rows;
  // another question (a way is wished now, or none any more) is answered by another list
  const last = settled && (settled.fits === null) === (fits === null) ? settled.rows : [];
  const rows = nextRows(last, providers, { origin, fits, held });
  setSettled({ providers, origin, fits, held, rows });
  return rows;
}
