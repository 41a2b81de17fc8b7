import { type SavedRoute, SavedRouteInput } from '@rotadas/contracts/matching/saved-route';
import { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import i18next from 'i18next';
import { z } from 'zod';
import { ChosenPlace, NO_ENTRY, toQueryEnd } from '../../shared/places/chosen-place.js';
import './saved-routes.tr.js';

/** An end of the route: a place chosen from the list, never a place guessed from the text. */
const end = z
  .object({ text: z.string(), place: ChosenPlace.nullable() })
  .transform(({ text, place }, context) => {
    if (place !== null) return toQueryEnd(place);
    const fault = text.trim() === '' ? 'empty' : 'place';
    context.addIssue({ code: 'custom', message: i18next.t(`saved-routes:form.faults.${fault}`) });
    return z.NEVER;
  });

export const RouteForm = z.object({
  from: end,
  to: end,
  serviceType: ServiceTypeFilter,
  womenOnly: z.boolean(),
  days: z.array(z.int()).min(1, i18next.t('saved-routes:form.faults.days')),
  hours: z.object({ from: z.string(), to: z.string() }).nullable(),
  /** `yyyy-mm-dd`, or empty for no end. */
  endsOn: z
    .string()
    .transform((day) => (day === '' ? null : day))
    .pipe(SavedRouteInput.shape.endsOn.unwrap()),
});
export type RouteForm = z.output<typeof RouteForm>;

export type RouteDraft = z.input<typeof RouteForm>;

export const ConditionsForm = RouteForm.omit({ from: true, to: true });
export type ConditionsForm = z.output<typeof ConditionsForm>;

export type ConditionsDraft = z.input<typeof ConditionsForm>;

/** The last day of an expired route is empty, so that the route can become active again. */
export const toConditionsDraft = ({
  serviceType,
  womenOnly,
  days,
  hours,
  endsOn,
  isActive,
}: SavedRoute): ConditionsDraft => ({
  serviceType,
  womenOnly: womenOnly === true,
  days,
  hours,
  endsOn: isActive ? (endsOn ?? '') : '',
});

/** A missing condition does not limit the route. */
export const toBody = <Form extends ConditionsForm>({ womenOnly, ...form }: Form) => ({
  ...form,
  ...(womenOnly && { womenOnly: true as const }),
});

export const EMPTY_ROUTE: RouteDraft = {
  from: NO_ENTRY,
  to: NO_ENTRY,
  serviceType: 'all',
  womenOnly: false,
  days: [1, 2, 3, 4, 5, 6, 7],
  hours: null,
  endsOn: '',
};

/** The days with `day` added, or removed if present, in their order. */
export const withDayToggled = (days: readonly number[], day: number): number[] =>
  days.includes(day) ? days.filter((each) => each !== day) : [...days, day].sort((a, b) => a - b);
