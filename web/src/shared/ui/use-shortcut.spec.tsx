import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { user } from '../../../test/support/page.js';
import { Sheet } from './sheet.js';
import { useShortcut } from './use-shortcut.js';

const onPress = jest.fn();

function Page({ dialog, ...options }: { dialog: boolean; enabled?: boolean; beforeDialogs?: boolean }) {
  useShortcut('Escape', onPress, options);
  return (
    <>
      <input />
      <Sheet open={dialog} title="Dialog" onClose={() => undefined}>
        <p>Text</p>
      </Sheet>
    </>
  );
}

beforeEach(() => onPress.mockClear());

it('receives its key only, also from a field', async () => {
  const { rerender } = render(<Page dialog={false} />);
  await user.type(screen.getByRole('textbox'), 'a{Enter}{Escape}');
  expect(onPress).toHaveBeenCalledTimes(1);
  rerender(<Page dialog={false} enabled={false} />);
  await user.keyboard('{Escape}');
  expect(onPress).toHaveBeenCalledTimes(1);
});

it('does nothing while a dialog is open, unless it goes before dialogs', async () => {
  const { rerender } = render(<Page dialog />);
  expect(await screen.findByRole('dialog')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(onPress).not.toHaveBeenCalled();
  rerender(<Page dialog beforeDialogs />);
  await user.keyboard('{Escape}');
  expect(onPress).toHaveBeenCalledTimes(1);
});
