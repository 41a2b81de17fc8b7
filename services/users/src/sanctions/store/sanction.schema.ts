import { AppealState, Sanction, SanctionKind, SanctionReason } from '@rotadas/contracts/sanctions/sanction';
import { Schema } from 'mongoose';

export type SanctionDocument = Omit<Sanction, 'id'> & { readonly _id: number };

const optionalNumber = { type: Number, default: null };
const optionalText = { type: String, default: null };

export const sanctionSchema = new Schema<SanctionDocument>(
  {
    _id: { type: Number, required: true },
    userId: { type: Number, required: true },
    adminId: { type: Number, required: true },
    kind: { type: String, enum: SanctionKind.options, required: true },
    reason: { type: String, enum: SanctionReason.options, required: true },
    // Empty after the erasure of the user.
    text: { type: String, default: '' },
    at: { type: Number, required: true },
    until: optionalNumber,
    reportId: optionalNumber,
    readAt: optionalNumber,
    liftedAt: optionalNumber,
    liftedBy: optionalNumber,
    appeal: { type: String, enum: AppealState.options, required: true },
    appealText: optionalText,
    appealedAt: optionalNumber,
    answer: optionalText,
    decidedBy: optionalNumber,
  },
  { versionKey: false, strict: 'throw' },
);

sanctionSchema.index({ userId: 1, _id: -1 });
sanctionSchema.index({ reportId: 1 }, { partialFilterExpression: { reportId: { $gt: 0 } } });
sanctionSchema.index({ appealedAt: 1 }, { partialFilterExpression: { appeal: 'open' } });

export const toSanction = ({ _id, ...fields }: SanctionDocument): Sanction =>
  Sanction.parse({ ...fields, id: _id });

export const toDocument = ({ id, ...fields }: Sanction): SanctionDocument => ({ _id: id, ...fields });
