import type { OperationsView } from '@rotadas/contracts/operations/operations-view';
import { useTranslation } from 'react-i18next';
import { CARDS } from './cards.js';
import { areCopiesUnusual } from './copy-state.js';
import { cardId } from './figure-card.js';

/** In one sentence, whether anything is out of the ordinary, and where. */
export function Overall({ view }: { view: OperationsView }) {
  const { t } = useTranslation('operations');
  const cards = CARDS.filter((card) => card.isUnusual(view) === true);
  const unusual = [
    ...(areCopiesUnusual(view) ? [{ id: 'copies', title: t('copies.title') }] : []),
    ...cards.map(({ name }) => ({ id: cardId(name), title: t(`cards.${name}.title`) })),
  ];
  return (
    <p className={`overall ${unusual.length > 0 ? 'overall-unusual' : ''}`} role="status">
      {unusual.length === 0 ? t('allNormal') : t('unusualCount', { count: unusual.length })}
      {unusual.map(({ id, title }) => (
        <a key={id} href={`#${id}`}>
          {title}
        </a>
      ))}
    </p>
  );
}
