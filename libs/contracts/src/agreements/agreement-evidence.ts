import { z } from 'zod';
import { SerialId } from '../primitives/serial-id.js';
import { EpochMs } from '../primitives/timestamp.js';
import { Agreement, AgreementActor, AgreementState } from './agreement.js';
import { Message } from './message.js';

/** Maximum number of messages that a report freezes, besides an older one that it names. */
export const EVIDENCE_MESSAGES_MAX = 50;

/** What a report freezes of an agreement. Changes of the state and messages are oldest first. */
export const AgreementEvidence = z.object({
  agreement: Agreement,
  events: z.array(
    z.object({
      actor: AgreementActor,
      actorId: SerialId.nullable(),
      from: AgreementState.nullable(),
      to: AgreementState,
      at: EpochMs,
    }),
  ),
  messages: z.array(Message),
});
export type AgreementEvidence = z.infer<typeof AgreementEvidence>;
