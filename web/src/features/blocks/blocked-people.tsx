import type { Block } from '@rotadas/contracts/users/block';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocksQuery, useUnblockMutation } from '../../shared/blocks/blocks.api.js';
import { ageText, useNow } from '../../shared/time/time-texts.js';
import { withFailureToast } from '../../shared/toast/show-failure.js';
import { showSuccess } from '../../shared/toast/toast-store.js';
import { Button } from '../../shared/ui/button.js';
import { QueryState } from '../../shared/ui/query-state.js';
import './blocked-people.css';
import './blocks.tr.js';

/** The section 'Engellediklerin' of the profile. */
export function BlockedPeople() {
  const { t } = useTranslation('blocks');
  const query = useBlocksQuery(undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className="blocked" aria-labelledby="blocked-people">
      <h2 id="blocked-people" ref={heading} tabIndex={-1}>
        {t('title')}
      </h2>
      {query.data ? (
        <BlockList blocks={query.data.items} onUnblocked={() => heading.current?.focus()} />
      ) : (
        <QueryState query={query} loading={t('loading')} rows={1} failed={t('failed')} />
      )}
    </section>
  );
}

interface BlockListProps {
  blocks: readonly Block[];
  /** The button that had the focus disappears. */
  onUnblocked: () => void;
}

function BlockList({ blocks, onUnblocked }: BlockListProps) {
  const { t } = useTranslation('blocks');
  const now = useNow();
  if (blocks.length === 0) return <p className="blocked-note">{t('empty')}</p>;
  return (
    <>
      <p className="blocked-note">{t('hint')}</p>
      <ul className="blocked-list">
        {blocks.map((block) => (
          <BlockedPerson key={block.userId} block={block} now={now} onUnblocked={onUnblocked} />
        ))}
      </ul>
    </>
  );
}

interface BlockedPersonProps extends Pick<BlockListProps, 'onUnblocked'> {
  block: Block;
  now: number;
}

function BlockedPerson({ block: { userId, name, at }, now, onUnblocked }: BlockedPersonProps) {
  const { t } = useTranslation('blocks');
  const [unblock, { isLoading }] = useUnblockMutation();
  const shownName = name || t('unknown');
  const remove = async () => {
    if (!(await withFailureToast(unblock(userId).unwrap(), t('unblock.failed')))) return;
    showSuccess(t('unblock.done'));
    onUnblocked();
  };
  return (
    <li className="blocked-person">
      <span className="blocked-words">
        <strong>{shownName}</strong>
        <span className="numbers">{t('since', { age: ageText(at, now) })}</span>
      </span>
      <Button
        aria-label={t('unblock.label', { name: shownName })}
        busy={isLoading}
        onClick={() => void remove()}
      >
        {t('unblock.action')}
      </Button>
    </li>
  );
}
