import { screen, waitFor } from '@testing-library/react';
import { anAgreement } from '../../../test/support/agreements.js';
import { dialog, press, user } from '../../../test/support/page.js';
import { renderWithKit } from '../../../test/support/render.js';
import { json, requestBodies, respondTo } from '../../../test/support/responses.js';
import { StepButtons } from './step-buttons.js';

it('the requester confirms the meeting, which cannot be undone', async () => {
  const START = 'POST /api/agreements/3/start';
  respondTo(START, () => json(anAgreement({ state: 'under_way', version: 2 })));
  const accepted = anAgreement({ state: 'accepted' });
  renderWithKit(<StepButtons agreement={accepted} side="requester" steps={['start']} />);
  await press(/^Buluştuk/);
  const question = await dialog('Buluştunuz mu?');
  expect(question.getByText(/^Yolculuk başlar; geri alınamaz\./)).toBeVisible();
  await press('Vazgeç');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requestBodies(START)).toEqual([]);
  await press(/^Buluştuk/);
  await user.click((await dialog('Buluştunuz mu?')).getByRole('button', { name: 'Buluştuk' }));
  await waitFor(() => expect(requestBodies(START)).toEqual([{ version: 1 }]));
});
