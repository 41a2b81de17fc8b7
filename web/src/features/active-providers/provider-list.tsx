import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { AgreementView } from '@rotadas/contracts/agreements/agreement';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { Fragment, memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { findOwnRequest } from '../../shared/agreements/find-own-request.js';
import { RequestAction } from '../../shared/agreements/request-action.js';
import { distanceText } from '@rotadas/contracts/primitives/distance-text';
import { capacityText, offerKey, priceParts, ratingText, stopsText } from '../../shared/offer/offer-texts.js';
import { isOutdated } from '../../shared/position/position-age.js';
import { ServiceTypeMark } from '../../shared/service-types/service-type-mark.js';
import { ageText, useNow } from '../../shared/time/time-texts.js';
import { SkeletonList } from '../../shared/ui/skeleton-list.js';
import { WomenOnlyBadge } from '../../shared/women-only/women-only-badge.js';
import './provider-list.css';
import { groupRows, type MatchRanks, type Row, useStableOrder } from './row-order.js';
import { useInteractionLock } from './use-interaction-lock.js';

const LOADING_ROWS = 4;

const BETWEEN_FACTS = ' · ';

const NO_PROVIDERS: readonly ActiveProvider[] = [];

interface ProviderListProps {
  /** Heading of the list or, with `matchRanks`, of its first group. */
  title: string;
  providers: ActiveProvider[] | undefined;
  hasFailed: boolean;
  origin: Coordinates | null;
  matchRanks: MatchRanks | null;
  /** What the rows are sorted by; a new value sorts the rows again immediately. */
  sort: string;
  /** @param tripMetres length of the trip with the provider, if known */
  missingDetailsText: (provider: ActiveProvider, tripMetres: number | null) => string;
  /** Shown instead of the rows if there are none and no note. */
  empty: string;
  /** Shown above the rows, or instead of them if there are none. */
  note: ReactNode;
  selectedKey: string | null;
  /** Renders all rows if missing. */
  rowsMax?: number;
  /** The user's open agreements. */
  agreements: readonly AgreementView[];
  onSelect: (provider: ActiveProvider) => void;
  onRequest: (provider: ActiveProvider) => void;
  onHighlight: (key: string | null) => void;
}

/**
 * Online providers, nearest first, or the best match first if a route is searched. No row moves
 * while the pointer or focus is in the list.
 */
export function ProviderList(props: ProviderListProps) {
  const { title, providers, hasFailed, origin, matchRanks, sort, missingDetailsText, empty, note, rowsMax } =
    props;
  const { selectedKey, agreements, onSelect, onRequest, onHighlight } = props;
  const { t } = useTranslation(['active-providers', 'shared']);
  const now = useNow();
  const { isLocked, lockProps } = useInteractionLock();
  const rows = useStableOrder(providers ?? NO_PROVIDERS, { origin, matchRanks, isLocked, sort }).slice(
    0,
    rowsMax,
  );
  const loading = <SkeletonList label={t('shared:loading')} rows={rowsMax ?? LOADING_ROWS} />;
  const renderContent = (): ReactNode => {
    if (providers === undefined) return hasFailed ? <EmptyMessage text={t('failedEmpty')} /> : loading;
    if (rows.length === 0) return note === null && rowsMax === undefined && <EmptyMessage text={empty} />;
    if (matchRanks === null) return renderList(rows, title);
    return groupRows(rows, matchRanks).map(({ group, rows: run }, index) => (
      <Fragment key={index}>
        {(index > 0 || group.title !== title) && (
          <h3 className="provider-list-group numbers">
            {group.title} <span>{group.count}</span>
          </h3>
        )}
        {renderList(run, group.title)}
      </Fragment>
    ));
  };
  const renderList = (shown: readonly Row<ActiveProvider>[], label: string) => (
    <ul className="provider-list" aria-label={label}>
      {shown.map(({ item, distance, isRemoved }) => {
        const { reason = null, tripMetres = null } = matchRanks?.get(offerKey(item)) ?? {};
        return (
          <ProviderRow
            key={offerKey(item)}
            provider={item}
            distance={matchRanks ? null : distance}
            reason={reason}
            tripMetres={tripMetres}
            missingDetailsText={missingDetailsText(item, tripMetres)}
            isRemoved={isRemoved}
            selected={offerKey(item) === selectedKey}
            // A planned offer has no position and therefore no age.
            age={item.departsAt === undefined ? ageText(item.at, now) : t('planned')}
            outdated={item.departsAt === undefined && isOutdated(item.at, now)}
            agreement={findOwnRequest(agreements, item)}
            onSelect={onSelect}
            onRequest={onRequest}
            onHighlight={onHighlight}
          />
        );
      })}
    </ul>
  );
  return (
    <div {...lockProps}>
      {note}
      {renderContent()}
    </div>
  );
}

function EmptyMessage({ text }: { text: string }) {
  return <p className="provider-list-empty">{text}</p>;
}

interface ProviderRowProps {
  provider: ActiveProvider;
  /** Metres; null if the viewer's position is unknown. */
  distance: number | null;
  reason: string | null;
  /** Length of the searched trip, for an estimate of its price; null if unknown. */
  tripMetres: number | null;
  missingDetailsText: string;
  /** Whether the provider went offline while the list was locked. */
  isRemoved: boolean;
  selected: boolean;
  age: string;
  /** Whether the position is too old to rely on. */
  outdated: boolean;
  /** The user's open agreement about the offer; undefined without one. */
  agreement: AgreementView | undefined;
  onSelect: (provider: ActiveProvider) => void;
  onRequest: (provider: ActiveProvider) => void;
  onHighlight: (key: string | null) => void;
}

/** Memoized: rendering a hundred rows takes a whole frame. */
const ProviderRow = memo(function ProviderRow(props: ProviderRowProps) {
  const { provider, distance, reason, tripMetres, missingDetailsText, isRemoved, selected, age, outdated } =
    props;
  const { agreement, onSelect, onRequest, onHighlight } = props;
  const { t } = useTranslation(['active-providers', 'shared']);
  const key = offerKey(provider);
  const price = provider.price && priceParts(provider.price, tripMetres);
  const facts = [
    distance !== null && distanceText(distance),
    reason ?? capacityText(provider),
    price?.rate,
    missingDetailsText,
    stopsText(provider),
  ];
  // A line breaks between two facts only
  const parts = facts.flatMap((fact) => (fact ? fact.split(BETWEEN_FACTS) : []));
  const notes = outdated ? ` · ${t('late')}` : '';
  return (
    <li>
      <button
        type="button"
        className="provider-row"
        aria-pressed={selected}
        aria-disabled={isRemoved}
        onClick={() => isRemoved || onSelect(provider)}
        onMouseEnter={() => onHighlight(key)}
        onMouseLeave={() => onHighlight(null)}
        onFocus={() => onHighlight(key)}
        onBlur={() => onHighlight(null)}
      >
        <ServiceTypeMark type={provider.activeService} size={40} />
        <strong className="provider-row-name">{provider.fullName}</strong>{' '}
        {price && <strong className="provider-row-price numbers">{price.price}</strong>}{' '}
        {(parts.length > 0 || provider.womenOnly) && (
          <span className="provider-row-facts numbers">
            <WomenOnlyBadge womenOnly={provider.womenOnly} />{' '}
            {parts.map((part, index) => (
              <Fragment key={index}>
                <span>{index < parts.length - 1 ? `${part} ·` : part}</span>{' '}
              </Fragment>
            ))}
          </span>
        )}{' '}
        <span className="provider-row-route">
          {t('route', { from: provider.serviceFrom, to: provider.serviceTo })}
        </span>{' '}
        <small className="provider-row-type numbers">
          {t(`shared:serviceTypes.${provider.activeService}`)} · {ratingText(provider)} · {age}
          {isRemoved ? ` · ${t('removed')}` : notes}
        </small>
      </button>
      {!isRemoved && (
        <RequestAction
          className="provider-row-request"
          provider={provider}
          agreement={agreement}
          onRequest={onRequest}
          isBrief
        />
      )}
    </li>
  );
});
