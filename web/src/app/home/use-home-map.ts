import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { useCallback, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useOwnPosition } from '../../features/own-position/own-position-context.js';
import { wishOf } from '../../features/search/search.js';
import type { MapViewport, OwnPosition } from '../../shared/map/map-types.js';
import { offerKey } from '../../shared/offer/offer-key.js';
import { entryOf } from '../../shared/places/chosen-place.js';
import type { PlaceHelp } from '../../shared/places/place-help.js';
import type { ApiDispatch } from '../../shared/places/places.api.js';
import { loadNamedPoint } from './later-parts.js';
import { useFirstLook } from './use-first-look.js';
import { useFollow } from './use-follow.js';
import type { useHomeSearch } from './use-home-search.js';
import { useOwnRoute } from './use-own-route.js';
import { useMapFocus } from './use-map-focus.js';
import { usePickOnMap } from './use-pick-on-map.js';
import { useSelection } from './use-selection.js';
import { useWays } from './use-ways.js';

/** Where the map looks, whom and which ways it shows, and the choosing of places on it. */
export function useHomeMap(home: ReturnType<typeof useHomeSearch>) {
  const { user, search, going, found, listed, userId, onSearch, onViewChange } = home;
  const own = useOwnPosition();
  const { position } = own;
  const online = user?.isOnline === true;
  const { focus, fit, focusOn, showAll } = useMapFocus();
  const first = {
    position,
    ownId: user?.id,
    serviceType: search.type,
    taken: online || wishOf(search) !== null,
  };
  const { sentence, endFirstLook, lookAgain } = useFirstLook(first, focusOn);
  const { follow, onMovedAway, onComeBack } = useFollow(online, position, focusOn);
  const people = useMemo(
    () => [...(found ?? []), ...(listed === found ? [] : (listed ?? []))],
    [found, listed],
  );
  const { selectFromList, ...selection } = useSelection(people, focusOn);
  const { ways, showMatch } = useWays(going, selection, useOwnRoute(user), { showAll, onMoved: onMovedAway });
  const { picking, pickOnMap, noteView, onOk, onCancel } = usePickOnMap();
  const dispatch = useDispatch<ApiDispatch>();

  const comeBack = (place: OwnPosition) => {
    onComeBack();
    void lookAgain(place);
  };
  const onSelectInList = (provider: ActiveProvider) => {
    onMovedAway();
    endFirstLook();
    if (showMatch(offerKey(provider))) selection.select(provider);
    else selectFromList(provider);
  };
  /** A place that a finger rested on is where one may want to go; the pin says which it is. */
  const onHold = async (place: Coordinates) => {
    if (picking) return;
    focusOn(place, null);
    const chosen = await pickOnMap();
    if (chosen === null) return;
    const { namedPoint } = await loadNamedPoint();
    onSearch({ route: { to: entryOf(await namedPoint(dispatch, chosen)) } });
  };
  const help = useMemo<PlaceHelp>(
    () => ({ userId, near: position, position, pickOnMap }),
    [userId, position, pickOnMap],
  );
  return {
    own,
    online,
    selection,
    onSelectInList,
    help,
    firstLook: going === null ? sentence : null,
    picking: picking ? { onOk, onCancel } : null,
    onRecentre: () => void own.recentre(comeBack),
    onFollow: follow === 'left' && position ? () => comeBack(position) : null,
    map: {
      focus,
      fit,
      ways,
      picking,
      ownPosition: position,
      ownService: online ? (user.activeService ?? null) : null,
      onHold: (place: Coordinates) => void onHold(place),
      onViewChange: useCallback(
        (viewport: MapViewport) => {
          noteView(viewport);
          onViewChange(viewport);
        },
        [noteView, onViewChange],
      ),
      onPan: () => {
        onMovedAway();
        endFirstLook();
      },
    },
  };
}
