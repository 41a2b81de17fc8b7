import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { act, renderHook } from '@testing-library/react';
import { usePickOnMap } from './use-pick-on-map.js';

const CENTRE = { latitude: 39.92, longitude: 32.85 };

const nothing = () => undefined;

let answers: (Coordinates | null)[];

/** Appends the chosen place to `answers`. */
const pick = ({ pickOnMap }: ReturnType<typeof usePickOnMap>) =>
  act(async () => void pickOnMap().then((place) => answers.push(place)));

beforeEach(() => (answers = []));

it('a second choice resolves the first one to null', async () => {
  const { result } = renderHook(() => usePickOnMap(nothing));
  result.current.onViewChange({ bbox: [32, 39, 33, 40], zoom: 12, centre: CENTRE });
  await pick(result.current);
  await pick(result.current);
  expect(answers).toEqual([null]);
  expect(result.current.picking).toBe(true);
  await act(async () => result.current.onOk());
  expect(answers).toEqual([null, CENTRE]);
  expect(result.current.picking).toBe(false);
});

it('a choice resolves to null when the map unmounts', async () => {
  const { result, unmount } = renderHook(() => usePickOnMap(nothing));
  await pick(result.current);
  unmount();
  await act(async () => undefined);
  expect(answers).toEqual([null]);
});
