import { act, renderHook } from '@testing-library/react';
import { useFollow } from './use-map-camera.js';

const place = (latitude: number) => ({ latitude, longitude: 32.85, accuracy: 5 });

/** A map that may follow, and the latitudes and zooms that it was moved to. */
function aFollower(online: boolean) {
  const moves: [number, number | null][] = [];
  const focusOn = ({ latitude }: { latitude: number }, zoom: number | null) =>
    void moves.push([latitude, zoom]);
  const { result, rerender } = renderHook(
    (props: { online: boolean; latitude: number }) => useFollow(props.online, place(props.latitude), focusOn),
    { initialProps: { online, latitude: 1 } },
  );
  return {
    moves,
    isAway: () => result.current.isAway,
    go: (latitude: number, isOnline = true) => rerender({ online: isOnline, latitude }),
    leave: () => act(() => result.current.leave()),
    resume: () => act(() => result.current.resume()),
  };
}

it('follows an online provider until the map is moved away, at the zoom that it has', () => {
  const { go, leave, moves, isAway } = aFollower(true);
  go(2);
  expect(moves).toEqual([
    [1, 15],
    [2, null],
  ]);
  leave();
  go(3);
  expect(moves).toHaveLength(2);
  expect(isAway()).toBe(true);
});

it('follows again on request, and when the provider goes online again', () => {
  const { go, leave, resume, moves, isAway } = aFollower(true);
  leave();
  resume();
  expect(isAway()).toBe(false);
  go(2);
  expect(moves.at(-1)).toEqual([2, null]);
  leave();
  go(2, false);
  go(3);
  expect(moves.at(-1)).toEqual([3, 15]);
});

it('does not follow a user who is offline', () => {
  const { go, leave, resume, moves, isAway } = aFollower(false);
  leave();
  expect(isAway()).toBe(false);
  resume();
  go(2, false);
  expect(moves).toEqual([]);
});
