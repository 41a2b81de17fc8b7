import { requiredText } from '@rotadas/contracts/primitives/text';
import { DAY_MS, turkishDay } from '@rotadas/contracts/primitives/timestamp';
import {
  type SanctionInput,
  type SanctionKind,
  SANCTION_TEXT_MAX,
  SanctionReason,
  SUSPENSION_DAYS_MAX,
} from '@rotadas/contracts/sanctions/sanction';
import i18next from 'i18next';
import { z } from 'zod';
import './sanctions.tr.js';

/** The days that a suspension may end on, `yyyy-mm-dd`. It runs until the end of its last day. */
export const suspensionDays = (now: number) => ({
  min: turkishDay(now + DAY_MS),
  max: turkishDay(now + (SUSPENSION_DAYS_MAX - 1) * DAY_MS),
});

/** The end of a day in Türkiye, epoch ms. */
const endOfDay = (day: string): number => Date.parse(`${day}T00:00:00+03:00`) + DAY_MS;

/** The form of a sanction. `lastDay` is only of a suspension. */
export const sanctionDraft = (kind: SanctionKind) =>
  z
    .object({
      reason: z.enum(SanctionReason.options, i18next.t('sanctions:form.reasonMissing')),
      text: requiredText(SANCTION_TEXT_MAX, { empty: i18next.t('sanctions:form.textMissing') }),
      lastDay: z.string(),
      /** 0 for none. */
      reportId: z.int(),
    })
    .refine(
      ({ lastDay }) => {
        const { min, max } = suspensionDays(Date.now());
        return kind !== 'suspension' || (lastDay >= min && lastDay <= max);
      },
      { path: ['lastDay'], error: i18next.t('sanctions:form.untilInvalid') },
    );
export type SanctionDraft = z.output<ReturnType<typeof sanctionDraft>>;

export function toSanctionInput(
  kind: SanctionKind,
  { reason, text, lastDay, reportId }: SanctionDraft,
): SanctionInput {
  return {
    ...{ kind, reason, text },
    ...(kind === 'suspension' && { until: endOfDay(lastDay) }),
    ...(reportId !== 0 && { reportId }),
  };
}
