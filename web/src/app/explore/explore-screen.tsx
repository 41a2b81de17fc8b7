import { SEARCH_ADDRESS } from '@rotadas/contracts/matching/map-link';
import type { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { type ComponentType, Suspense, useMemo, useState } from 'react';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { clusteredCount, providersOfType } from '../../features/active-providers/providers-in-view.js';
import { COUNTRY, FIRST_FIX_ZOOM } from '../../features/map/map-engine.js';
import { EMPTY_SEARCH, hasRoute, type SearchedEnds } from '../../features/search/search.js';
import { parseMapLink, parseSearchQuery, withSearch } from '../../features/search/search-query.js';
import { loadPublicConfig, PublicConfigProvider } from '../../shared/config/public-config.js';
import { storeReopen } from '../../shared/loading/reopen-after-load.js';
import { lazyWithPreload } from '../../shared/loading/lazy-with-preload.js';
import { boundingBox } from '../../shared/map/bounding-box.js';
import type { MapRoutes, MapViewProps } from '../../shared/map/map-types.js';
import { formatMapView, parseMapView } from '../../shared/map/view-address.js';
import { replaceQuery } from '../../shared/navigation/page-history.js';
import { offerKey } from '../../shared/offer/offer-texts.js';
import { PATHS } from '../../shared/paths.js';
import { ProviderInfo } from '../home/lazy-parts.js';
import { MapFrame } from '../home/map-frame.js';
import { useMapAddress } from '../home/use-map-address.js';
import { useMapCommand } from '../home/use-map-command.js';
import { ExploreBottom } from './explore-bottom.js';
import './explore-screen.css';
import './explore.tr.js';
import { SignInLink } from './sign-in-link.js';
import { useAnonymousProviders } from './use-anonymous-providers.js';

/** Loaded as a file of its own, which home uses later. */
const TypePicker = lazyWithPreload(
  async () => (await import('../../features/search/type-picker.js')).TypePicker,
  { pending: <div className="type-picker" /> },
);

const NO_PROVIDERS: ActiveProvider[] = [];
const NO_LINES: MapViewProps['lines'] = new Map();
const NO_ROAD = { searchedRoute: null, matchRoute: null, pickup: null, dropoff: null };

/** Rejects if the server cannot be reached. */
export async function loadExplore(): Promise<ComponentType> {
  const config = await loadPublicConfig();
  return () => (
    <PublicConfigProvider value={config}>
      <ExploreScreen />
    </PublicConfigProvider>
  );
}

/**
 * The live map without a session: no names, no search. Uses the same query parameters as home, so
 * sign-in continues with the same search.
 */
export function ExploreScreen() {
  const { t } = useTranslation('explore');
  const [{ link, search }] = useState(readQuery);
  const [type, setType] = useState(search.type);
  const routes = useMemo(() => toRoutes(search.route), [search]);
  const { focus, bounds, openAt } = useMapCommand(parseMapView(window.location.hash), toBox(routes));
  const address = useMapAddress({ focus, bounds, openAt });
  const [coverageVersion, setCoverageVersion] = useState(0);
  const [selectedId, select] = useState(link?.offer?.providerId ?? null);
  const [highlightedId, highlight] = useState<number | null>(null);
  const { view, onViewChange, isLimited, hasFailed } = useAnonymousProviders(type);
  const providers = useMemo(() => view?.providers && providersOfType(view.providers, type), [view, type]);
  const selected = providers?.find(({ id }) => id === selectedId);
  const onType = (picked: ServiceTypeFilter) => {
    setType(picked);
    replaceQuery(withSearch({ ...search, type: picked }, window.location.search));
  };

  return (
    <div className="home explore">
      <MapFrame
        title={t('title')}
        menu={<SignInLink className="explore-sign-in">{t('signIn')}</SignInLink>}
        search={<TypePicker value={type} onPick={onType} />}
        map={{
          providers: providers ?? NO_PROVIDERS,
          clusters: view?.clusters ?? null,
          ownPosition: null,
          ownService: null,
          selectedId: selected?.id ?? null,
          onSelect: select,
          highlightedId,
          onHighlight: highlight,
          coverageVersion,
          onViewChange: (viewport) => {
            onViewChange(viewport);
            address.onViewChange(viewport);
          },
          onPan: address.onPan,
          focus,
          bounds,
          lines: NO_LINES,
          routes,
          picking: false,
        }}
      />
      {!selected && (
        <ExploreBottom
          count={clusteredCount(view?.clusters ?? null) ?? providers?.length}
          wantedText={link?.offer ? t('wantedOffer') : wantedText(search.route)}
          isLimited={isLimited}
          hasFailed={hasFailed}
        />
      )}
      <Suspense>
        {selected && (
          <ProviderInfo
            provider={selected}
            reason={null}
            tripMetres={null}
            missingDetailsText=""
            origin={null}
            contact={
              <div className="info-actions">
                <SignInLink
                  className="button button-action button-block"
                  path={() => pathTo(selected, type)}
                  onFollow={() => storeReopen('provider-info', offerKey(selected))}
                >
                  {t('contact')}
                </SignInLink>
              </div>
            }
            onOpened={() => setCoverageVersion((last) => last + 1)}
            onClose={() => select(null)}
          />
        )}
      </Suspense>
    </div>
  );
}

/** Shows the ends only: a line needs a search, which anonymous viewers cannot make. */
function toRoutes({ from, to }: SearchedEnds): MapRoutes | null {
  return from.place && to.place && { ...NO_ROAD, ends: { from: from.place, to: to.place } };
}

const toBox = (routes: MapRoutes | null) => boundingBox(Object.values(routes?.ends ?? {})) ?? COUNTRY;

/**
 * The path of home with the offer in view. It names a type, so that the search of an earlier visit
 * does not open, but no route, since its matches may not contain the offer.
 */
function pathTo({ latitude, longitude }: ActiveProvider, type: ServiceTypeFilter): string {
  const view = parseMapView(window.location.hash) ?? { latitude, longitude, zoom: FIRST_FIX_ZOOM };
  return `${PATHS.home}?${new URLSearchParams({ [SEARCH_ADDRESS.type]: type })}${formatMapView(view)}`;
}

const readQuery = () => ({
  link: parseMapLink(window.location.search),
  search: parseSearchQuery(window.location.search) ?? EMPTY_SEARCH,
});

/** Text about the linked route; null if no link was opened. */
function wantedText(route: SearchedEnds): string | null {
  if (!hasRoute(route)) return null;
  // The gateway checked these names; anyone can write the text of a link.
  const title = document.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content ?? '';
  return title.includes('→')
    ? i18next.t('explore:route', { route: title })
    : i18next.t('explore:unnamedRoute');
}
