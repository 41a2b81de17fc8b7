import { BOX_FAULTS } from '@rotadas/contracts/primitives/bounding-box';
import { QUERY_FAULTS } from '@rotadas/contracts/providers/active-query';
import { TEXT_FAULTS } from '@rotadas/contracts/primitives/text';
import { PROFILE_FAULTS } from '@rotadas/contracts/users/profile';

/** A text of spaces, which counts as an empty one (the gateway's `issue-text.ts`). */
const EMPTY = 'Bu alan boş olamaz';

/**
 * The refusals of what JSON Schema has no words for: whether a text shows something, whether
 * somebody can be called by a number, whether a box is empty, what of a query goes together.
 */
export const UNSAID: readonly string[] = [
  EMPTY,
  ...[BOX_FAULTS, TEXT_FAULTS, PROFILE_FAULTS, QUERY_FAULTS].flatMap((faults) => Object.values(faults)),
];
