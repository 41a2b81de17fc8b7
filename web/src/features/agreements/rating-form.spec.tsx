import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { fill, press, user } from '../../../test/support/page.js';
import { expectToast, renderWithKit } from '../../../test/support/render.js';
import { failure, json, requestBodies, respondTo } from '../../../test/support/responses.js';
import { RatingForm } from './rating-form.js';

const RATE = 'POST /api/agreements/3/rating';

const onRated = jest.fn();
beforeEach(() => onRated.mockReset());

const open = () => renderWithKit(<RatingForm agreementId={3} onRated={onRated} />);
const star = (count: number) => screen.findByRole('radio', { name: `${count} yıldız` });

const rated = (rating: number, comment: string | null) =>
  json({ fromUserId: 7, toUserId: 8, agreementId: 3, rating, comment, createdAt: 1 }, 201);

it('says when ratings become visible, and sends stars and comment', async () => {
  respondTo(RATE, () => rated(4, 'Dakikti'));
  open();
  expect(screen.getByText(/en geç 14 gün sonra ikinizin puanı ve yorumu birlikte görünür/)).toBeVisible();
  await user.click(await star(4));
  await fill('Yorumun (isteğe bağlı)', ' Dakikti ');
  await press('Gönder');
  await waitFor(() => expect(requestBodies(RATE)).toEqual([{ rating: 4, comment: 'Dakikti' }]));
  await expectToast('Başarılı', 'Değerlendirmen alındı.');
  expect(onRated).toHaveBeenCalledTimes(1);
});

it('is used by the keyboard', async () => {
  respondTo(RATE, () => rated(1, null));
  open();
  await user.tab();
  expect(await star(1)).toHaveFocus();
  await user.keyboard(' ');
  expect(await star(1)).toBeChecked();
  await press('Gönder');
  await waitFor(() => expect(requestBodies(RATE)).toEqual([{ rating: 1 }]));
});

it('asks for stars, and shows a rejection', async () => {
  open();
  await press('Gönder');
  expect(await screen.findByText('Bir puan seç')).toBeVisible();
  respondTo(RATE, () => failure(409, 'Bu anlaşma değerlendirilemiyor.'));
  await user.click(await star(5));
  await press('Gönder');
  await expectToast('Hata', 'Bu anlaşma değerlendirilemiyor.');
  expect(onRated).not.toHaveBeenCalled();
});
