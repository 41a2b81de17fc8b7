import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useAttentionCount } from '../../shared/agreements/agreement-frames.js';
import {
  type AgreementGroup,
  POLLING,
  useAgreementPagesInfiniteQuery,
} from '../../shared/agreements/agreements.api.js';
import { useCurrentUserQuery } from '../../shared/current-user/current-user.api.js';
import { PATHS } from '../../shared/paths.js';
import { RunningShares } from '../../shared/trip-shares/running-shares.js';
import { useNow } from '../../shared/time/time-texts.js';
import { useConnected } from '../../shared/ui/device.js';
import { EmptyState } from '../../shared/ui/empty-state.js';
import { ListEnd } from '../../shared/ui/list-end.js';
import { PageFrame } from '../../shared/ui/page-frame.js';
import { QueryState } from '../../shared/ui/query-state.js';
import { Strip } from '../../shared/ui/strip.js';
import '../../shared/ui/tabs.css';
import { useKeptFocus } from '../../shared/ui/use-kept-focus.js';
import { AgreementCard } from './agreement-card.js';
import { sideOf } from './agreement-status.js';
import './agreements.css';
import './agreements.tr.js';

/** The parameter of the address that opens the past agreements. */
const PAST = 'gecmis';

export function AgreementsPage() {
  const { t } = useTranslation('agreements');
  const [search] = useSearchParams();
  const group = search.has(PAST) ? 'past' : 'open';
  const waiting = { open: useAttentionCount('open'), past: useAttentionCount('past') };
  return (
    <PageFrame title={t('title')}>
      <nav className="tabs" aria-label={t('groups.label')}>
        {(['open', 'past'] as const).map((one) => (
          <Link
            key={one}
            className="tab"
            to={one === 'past' ? `?${PAST}` : PATHS.agreements}
            aria-current={one === group ? 'page' : undefined}
            replace
          >
            {t(`groups.${one}`)}
            {waiting[one] > 0 && <span className="tab-count numbers">{waiting[one]}</span>}
          </Link>
        ))}
      </nav>
      <AgreementList key={group} group={group} />
      {group === 'open' && <RunningShares />}
    </PageFrame>
  );
}

function AgreementList({ group }: { group: AgreementGroup }) {
  const { t } = useTranslation('agreements');
  const now = useNow();
  const connected = useConnected();
  const user = useCurrentUserQuery(undefined);
  const query = useAgreementPagesInfiniteQuery(group, POLLING);
  const { boxProps, keepFocus } = useKeptFocus();
  const agreements = query.currentData?.pages.flatMap(({ items }) => items);
  if (agreements === undefined || user.data === undefined)
    return (
      <QueryState query={query.isError ? query : user} loading={t('loading')} rows={3} failed={t('failed')} />
    );
  const { id: userId } = user.data;
  return (
    <section {...boxProps} aria-label={t(`groups.${group}`)}>
      {agreements.length === 0 ? (
        <EmptyState icon="agreement" title={t(`empty.${group}.title`)} text={t(`empty.${group}.text`)}>
          {group === 'open' && (
            <Link className="button button-primary" to={PATHS.home}>
              {t('empty.open.action')}
            </Link>
          )}
        </EmptyState>
      ) : (
        <>
          {!connected && <Strip icon="offline">{t('offline')}</Strip>}
          <ul className="agreements">
            {agreements.map((agreement) => (
              <AgreementCard
                key={agreement.id}
                agreement={agreement}
                side={sideOf(agreement, userId)}
                now={now}
                onClosed={keepFocus}
              />
            ))}
          </ul>
          <ListEnd query={query} failed={t('failed')} more={t('more')} loading={t('loading')} />
        </>
      )}
    </section>
  );
}
