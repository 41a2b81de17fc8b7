import { fireEvent, screen } from '@testing-library/react';
import { onDevice } from '../../test/support/device.js';
import { renderWithKit } from '../../test/support/render.js';

it('keeps typed text when the motion preference of the device changes', () => {
  onDevice({ lessMotion: false });
  renderWithKit(<input aria-label="Açıklama" />);
  const field = screen.getByLabelText('Açıklama');
  fireEvent.change(field, { target: { value: 'Kapıdan alırım' } });
  for (const lessMotion of [true, false]) {
    onDevice({ lessMotion });
    expect(screen.getByLabelText('Açıklama')).toBe(field);
    expect(field).toHaveValue('Kapıdan alırım');
  }
});
