import type { AccessChange } from '@rotadas/contracts/users/access-change';

/** A change as the change stream hands it out; one of the whole collection names no document. */
export interface AccessChangeDocument {
  readonly operationType: string;
  readonly documentKey?: { readonly _id: number };
}

/** The fields on which it depends whether somebody is an admin: the e-mail too, by ADMIN_EMAIL. */
const FIELDS = ['isAdmin', 'email'];

/** Lets through only what changes somebody's rights, and of that no personal data. */
export const ACCESS_PIPELINE = [
  {
    $match: {
      $or: [
        { operationType: { $nin: ['insert', 'update'] } },
        ...FIELDS.map((field) => ({ [`updateDescription.updatedFields.${field}`]: { $exists: true } })),
        { 'updateDescription.removedFields': { $in: FIELDS } },
      ],
    },
  },
  { $project: { operationType: 1, documentKey: 1 } },
];

/**
 * What a change of the collection means; one of the whole collection may have changed anybody's
 * rights.
 */
export function toAccessChange({ operationType, documentKey }: AccessChangeDocument): AccessChange {
  if (documentKey === undefined) return { kind: 'missed' };
  return { kind: operationType === 'delete' ? 'gone' : 'changed', userId: documentKey._id };
}
