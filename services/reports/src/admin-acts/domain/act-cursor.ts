import type { AdminAct } from '@rotadas/contracts/admin-acts/admin-act';

/** Where an act stands among all: by its moment, then by its id. */
export type ActPlace = Pick<AdminAct, 'at' | 'id'>;

/** The cursor of what comes behind an act. */
export const cursorOf = ({ at, id }: ActPlace): string => `${at}_${id}`;

/** The place that a cursor names. */
export function placeOf(cursor: string): ActPlace {
  const [at, id = ''] = cursor.split('_', 2);
  return { at: Number(at), id };
}
