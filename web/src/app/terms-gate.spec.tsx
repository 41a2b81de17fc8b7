import { FIRST_TERMS_VERSION, TERMS_VERSION } from '@rotadas/contracts/accounts/terms-version';
import type { CurrentUser } from '@rotadas/contracts/users/user';
import { screen, waitFor } from '@testing-library/react';
import {
  failure,
  json,
  noContent,
  requestBodies,
  requestsTo,
  respondTo,
} from '../../test/support/responses.js';
import { currentUser } from '../../test/support/gateway.js';
import { dialog, press, user } from '../../test/support/page.js';
import { expectToast, renderWithProviders } from '../../test/support/render.js';
import { requestTerms } from '../shared/terms/terms-request.js';
import { TermsGate } from './terms-gate.js';

const ACCEPT_TERMS = 'POST /api/users/accept-terms';
const ACCEPT = 'Kabul et ve devam et';

const terms = () => dialog('Kullanım koşulları');
const termsOpen = () => screen.queryByRole('dialog', { name: 'Kullanım koşulları' });

async function tick(): Promise<void> {
  await user.click((await terms()).getByRole('checkbox'));
}

function showGate(facts: Partial<CurrentUser>) {
  currentUser(facts);
  respondTo(ACCEPT_TERMS, () => {
    currentUser();
    return noContent();
  });
  renderWithProviders(<TermsGate />);
}

it('stays open until the terms are accepted, then requests the user again', async () => {
  showGate({ termsAccepted: false });
  const open = await terms();
  expect(open.queryByRole('button', { name: 'Kapat' })).toBeNull();
  const link = open.getByRole('link', { name: 'Kullanım koşullarının tamamını oku' });
  expect(link).toHaveAttribute('href', '/terms');
  expect(link).toHaveAttribute('target', '_blank');
  await user.keyboard('{Escape}');
  await user.click(document.querySelector('.ant-modal-wrap') ?? document.body); // Beside it
  expect(termsOpen()).toBeVisible();
  await press(ACCEPT);
  const error = 'Devam etmek için kullanım koşullarını kabul etmelisiniz.';
  expect(await open.findByText(error)).toBeVisible();
  expect(open.getByRole('checkbox')).toBeInvalid();
  expect(open.getByRole('checkbox')).toHaveAccessibleDescription(error);
  expect(requestsTo(ACCEPT_TERMS)).toEqual([]);
  await tick();
  await press(ACCEPT);
  await expectToast('Başarılı', 'Kullanım koşulları başarıyla kabul edildi.');
  await waitFor(() => expect(termsOpen()).toBeNull());
  expect(requestBodies(ACCEPT_TERMS)).toEqual([{ version: TERMS_VERSION }]);
  expect(requestsTo('GET /api/users/me')).toHaveLength(2);
});

it('says why the terms could not be accepted', async () => {
  showGate({ termsAccepted: false });
  respondTo(ACCEPT_TERMS, () => failure(401));
  await tick();
  await press(ACCEPT);
  await expectToast('Hata', 'Oturum bilgileriniz alınamadı. Lütfen tekrar giriş yapın.');
  respondTo(ACCEPT_TERMS, () => json({ error: 'Yenile', code: 'terms-changed', requestId: 'r1' }, 409));
  await press(ACCEPT);
  await expectToast('Hata', 'Yenile');
  respondTo(ACCEPT_TERMS, () => failure(500));
  await press(ACCEPT);
  await expectToast('Hata', 'Kullanım koşulları kabul edilirken bir hata oluştu. Lütfen tekrar deneyin.');
  expect(termsOpen()).toBeVisible();
});

describe('a user who accepted an older version', () => {
  const changed = () => dialog('Kullanım koşulları değişti');
  const changedOpen = () => screen.queryByRole('dialog', { name: 'Kullanım koşulları değişti' });
  beforeEach(async () => {
    showGate({ termsAccepted: false, acceptedTerms: FIRST_TERMS_VERSION });
    await waitFor(() => expect(requestsTo('GET /api/users/me')).toHaveLength(1));
    expect([termsOpen(), changedOpen()]).toEqual([null, null]);
  });

  it('is asked when a call needs the present one; the call goes on after the acceptance', async () => {
    const accepted = Promise.all([requestTerms(), requestTerms()]);
    const open = await changed();
    expect(open.getByText(/1 Aralık 2026 sürümüyle yenilendi/)).toBeVisible();
    expect(open.getByRole('link')).toHaveAttribute('href', '/terms');
    await user.click(open.getByRole('checkbox'));
    await press(ACCEPT);
    expect(await accepted).toEqual([true, true]);
    await waitFor(() => expect(changedOpen()).toBeNull());
  });

  it('may close the sheet; the call fails then', async () => {
    const accepted = requestTerms();
    await changed();
    await press('Kapat');
    expect(await accepted).toBe(false);
    await waitFor(() => expect(changedOpen()).toBeNull());
  });
});

it('a call is not held back where no sheet can be shown', async () => {
  expect(await requestTerms()).toBe(false);
});
