import { botCheckCalls } from '@rotadas/contracts/bot-check/bot-check.calls';
import { reportsCalls } from '@rotadas/contracts/reports/reports.calls';
import { usersCalls } from '@rotadas/contracts/users/users.calls';
import { toRequest } from './call-endpoints.js';

it('sends the input of a call where its declaration says', () => {
  const body = { status: 'kapatıldı' } as const;
  expect(toRequest(reportsCalls.changeStatus, { params: { id: '7' }, body })).toEqual({
    method: 'PATCH',
    target: '/api/reports/7/status',
    body,
  });
});

it('sends no token with a public call', () => {
  const query = { action: 'login' } as const;
  expect(toRequest(botCheckCalls.challenge, { query })).toEqual({
    method: 'GET',
    target: '/api/bot-check/challenge?action=login',
    anonymous: true,
  });
});

it('compiles only with the input that a call takes', () => {
  // @ts-expect-error takes no body
  toRequest(usersCalls.me, { body: {} });
  // @ts-expect-error requires an id
  toRequest(usersCalls.get, {});
  // @ts-expect-error is no status
  toRequest(reportsCalls.changeStatus, { params: { id: '7' }, body: { status: 'offen' } });
});
