import { SAVED_ROUTES_MAX, type SavedRoute } from '@rotadas/contracts/matching/saved-route';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AfterSave } from '../../shared/saved-routes/save-route.js';
import {
  useRemoveSavedRouteMutation,
  useSavedRoutesQuery,
} from '../../shared/saved-routes/saved-routes.api.js';
import { EmptyState } from '../../shared/ui/empty-state.js';
import { Icon } from '../../shared/ui/icon.js';
import { ItemSheet } from '../../shared/ui/item-sheet.js';
import { RemoveQuestion } from '../../shared/forms/remove-question.js';
import { QueryState } from '../../shared/ui/query-state.js';
import { Sheet } from '../../shared/ui/sheet.js';
import { RouteCard } from './route-card.js';
import { ConditionsEditor, RouteEditor } from './route-editor.js';
import { Button } from '../../shared/ui/button.js';
import './saved-routes-page.css';

interface SavedRoutesPageProps {
  /** Called to search a route on the map. */
  onSearch: (route: SavedRoute) => void;
}

export function SavedRoutesPage({ onSearch }: SavedRoutesPageProps) {
  const { t } = useTranslation('saved-routes');
  const query = useSavedRoutesQuery(undefined);
  const [sheet, setSheet] = useState<'form' | 'saved' | null>(null);
  const [editing, setEditing] = useState<SavedRoute | null>(null);
  const [removing, setRemoving] = useState<SavedRoute | null>(null);
  const close = () => setSheet(null);
  const [removeRoute] = useRemoveSavedRouteMutation();
  const remove = async (route: SavedRoute) => {
    await removeRoute(route.id).unwrap();
    // The question about another route may be open by now.
    setRemoving((asked) => (asked === route ? null : asked));
  };
  const add = (
    <Button variant="primary" onClick={() => setSheet('form')}>
      <Icon name="plus" />
      {t('add')}
    </Button>
  );
  const list = (routes: readonly SavedRoute[]) => {
    if (routes.length === 0)
      return (
        <EmptyState icon="bell" title={t('empty.title')} text={t('empty.text')}>
          {add}
        </EmptyState>
      );
    const isFull = routes.length >= SAVED_ROUTES_MAX;
    return (
      <>
        <div className="routes-head">
          <p>{t(isFull ? 'full' : 'intro', { max: SAVED_ROUTES_MAX })}</p>
          {!isFull && add}
        </div>
        <ul className="routes">
          {routes.map((route) => (
            <RouteCard
              key={route.id}
              route={route}
              onSearch={() => onSearch(route)}
              onEdit={() => setEditing(route)}
              onRemove={() => setRemoving(route)}
            />
          ))}
        </ul>
      </>
    );
  };
  return (
    <>
      {query.data ? (
        list(query.data)
      ) : (
        <QueryState query={query} loading={t('loading')} rows={3} failed={t('failed')} />
      )}
      <Sheet open={sheet === 'form'} title={t('form.title')} onClose={close}>
        <RouteEditor onSaved={() => setSheet('saved')} />
      </Sheet>
      <Sheet open={sheet === 'saved'} title={t('form.saved')} onClose={close}>
        <div className="route-done">
          <p>{t('form.savedText')}</p>
          <AfterSave />
          <Button block onClick={close}>
            {t('form.done')}
          </Button>
        </div>
      </Sheet>
      <ItemSheet title={t('edit.title')} item={editing} onClose={() => setEditing(null)}>
        {(route) => <ConditionsEditor key={route.id} route={route} onDone={() => setEditing(null)} />}
      </ItemSheet>
      <ItemSheet title={t('remove.title')} item={removing} onClose={() => setRemoving(null)}>
        {(route) => (
          <RemoveQuestion
            key={route.id}
            text={t('remove.text', { from: route.from.name, to: route.to.name })}
            keep={t('remove.keep')}
            action={t('remove.action')}
            failed={t('remove.failed')}
            onKeep={() => setRemoving(null)}
            onRemove={() => remove(route)}
          />
        )}
      </ItemSheet>
    </>
  );
}
