import { zodResolver } from '@hookform/resolvers/zod';
import type { SavedRoute } from '@rotadas/contracts/matching/saved-route';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PlaceField } from '../../shared/places/place-field.js';
import {
  useEditSavedRouteMutation,
  useSaveRouteMutation,
} from '../../shared/saved-routes/saved-routes.api.js';
import { withFailureToast } from '../../shared/toast/show-failure.js';
import { showSuccess } from '../../shared/toast/toast-store.js';
import { Button } from '../../shared/ui/button.js';
import { useWhileMounted } from '../../shared/ui/use-while-mounted.js';
import { ConditionFields } from './condition-fields.js';
import {
  ConditionsForm,
  type ConditionsDraft,
  EMPTY_ROUTE,
  type RouteDraft,
  RouteForm,
  toBody,
  toConditionsDraft,
} from './route-form.js';
import './saved-routes.tr.js';

export function RouteEditor({ onSaved }: { onSaved: () => void }) {
  const { t } = useTranslation('saved-routes');
  const form = useForm<RouteDraft, unknown, RouteForm>({
    resolver: zodResolver(RouteForm),
    defaultValues: EMPTY_ROUTE,
  });
  const done = useWhileMounted(onSaved);
  const [saveRoute, { isLoading }] = useSaveRouteMutation();
  const save = async (route: RouteForm) => {
    if (await withFailureToast(saveRoute(toBody(route)).unwrap(), t('form.failed'))) done();
  };
  return (
    <FormProvider {...form}>
      <form className="route-form" onSubmit={form.handleSubmit(save)} noValidate>
        {(['from', 'to'] as const).map((end) => (
          <Controller
            key={end}
            control={form.control}
            name={end}
            render={({ field, fieldState }) => (
              <PlaceField
                ref={field.ref}
                id={`route-${end}`}
                label={t(`form.${end}`)}
                placeholder={t(`form.${end}Hint`)}
                entry={field.value}
                onEntry={field.onChange}
                disabled={isLoading}
                error={fieldState.error?.message}
              />
            )}
          />
        ))}
        <ConditionFields disabled={isLoading} />
        <SaveButton busy={isLoading} />
      </form>
    </FormProvider>
  );
}

interface ConditionsEditorProps {
  route: SavedRoute;
  onDone: () => void;
}

/** Edits a saved route except for its ends. */
export function ConditionsEditor({ route, onDone }: ConditionsEditorProps) {
  const { t } = useTranslation('saved-routes');
  const form = useForm<ConditionsDraft, unknown, ConditionsForm>({
    resolver: zodResolver(ConditionsForm),
    defaultValues: toConditionsDraft(route),
  });
  const done = useWhileMounted(onDone);
  const [editRoute, { isLoading }] = useEditSavedRouteMutation();
  const save = async (conditions: ConditionsForm) => {
    const body = { ...toBody(conditions), maxDetourMetres: route.maxDetourMetres };
    if (!(await withFailureToast(editRoute({ id: route.id, body }).unwrap(), t('form.failed')))) return;
    done();
    showSuccess(t('edit.saved'));
  };
  return (
    <FormProvider {...form}>
      <form className="route-form" onSubmit={form.handleSubmit(save)} noValidate>
        <p className="saved-route-ends">{t('ends', { from: route.from.name, to: route.to.name })}</p>
        <ConditionFields disabled={isLoading} />
        <SaveButton busy={isLoading} />
      </form>
    </FormProvider>
  );
}

function SaveButton({ busy }: { busy: boolean }) {
  const { t } = useTranslation('saved-routes');
  return (
    <div className="route-form-submit">
      <Button variant="primary" type="submit" block busy={busy}>
        {t('form.save')}
      </Button>
    </div>
  );
}
