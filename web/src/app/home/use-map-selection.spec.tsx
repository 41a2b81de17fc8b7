import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { aProvider } from '../../../test/support/builders.js';
import { EMPTY_SEARCH } from '../../features/search/search.js';
import { createStore } from '../create-store.js';
import type { MapCamera } from './use-map-camera.js';
import { useMapSelection } from './use-map-selection.js';

const store = createStore({ status: 'signed-out' });
const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;

it('does not move the map to an offer that was replaced before its window opened', () => {
  const listed = [aProvider(1), aProvider(2)] as const;
  const focusOn = jest.fn<MapCamera['focusOn']>();
  const camera = { focusOn, showAll: () => undefined, stopFollowing: () => undefined };
  const { result } = renderHook(
    () =>
      useMapSelection({
        user: undefined,
        search: EMPTY_SEARCH,
        routeSearch: null,
        listed,
        camera,
        hasStartView: false,
      }),
    { wrapper },
  );
  act(() => result.current.selectInList(listed[0]));
  act(() => result.current.markers.onSelect(2));
  act(() => result.current.onOpened());
  expect(focusOn).not.toHaveBeenCalled();
});
