import type { AccessChange } from '@rotadas/contracts/users/access-change';

/** What the change stream hands out of a change; that of a whole collection names no document. */
export interface AccessDocument {
  readonly operationType: string;
  readonly documentKey?: { readonly _id: number };
}

/** The fields of which it depends whether somebody is an admin: the e-mail too, by ADMIN_EMAIL. */
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

/** What a change of the collection means; what befell the whole collection may have changed anybody's rights. */
export function accessChangeOf({ operationType, documentKey }: AccessDocument): AccessChange {
  if (documentKey === undefined) return { kind: 'missed' };
  return { kind: operationType === 'delete' ? 'gone' : 'changed', userId: documentKey._id };
}
