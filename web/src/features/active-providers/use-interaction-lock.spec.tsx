import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { holdClock, pass } from '../../../test/support/device.js';
import { useInteractionLock } from './use-interaction-lock.js';

function Probe() {
  const { isLocked, lockProps } = useInteractionLock();
  return (
    <div {...lockProps} role="group" data-locked={isLocked}>
      <button type="button">Satır</button>
    </div>
  );
}

const list = () => screen.getByRole('group');
const row = () => screen.getByRole('button');
const isLocked = () => list().dataset['locked'] === 'true';

beforeEach(() => {
  holdClock();
  render(<Probe />);
});
afterEach(() => jest.useRealTimers());

it('locks while the pointer is inside, and for a second after it left', async () => {
  fireEvent.pointerEnter(list());
  await pass(60_000);
  expect(isLocked()).toBe(true);
  fireEvent.pointerLeave(list());
  expect(isLocked()).toBe(true);
  await pass(1_000);
  expect(isLocked()).toBe(false);
});

it('locks while a row has the focus of the keyboard', async () => {
  act(() => row().focus());
  await pass(60_000);
  expect(isLocked()).toBe(true);
  act(() => row().blur());
  await pass(1_000);
  expect(isLocked()).toBe(false);
});

it('does not stay locked by the focus that a press leaves in a row', async () => {
  const pressed = row();
  jest.spyOn(pressed, 'matches').mockReturnValue(false); // jsdom reports each focus as visible.
  fireEvent.pointerEnter(list());
  act(() => pressed.focus());
  fireEvent.pointerLeave(list());
  await pass(1_000);
  expect(isLocked()).toBe(false);
});
