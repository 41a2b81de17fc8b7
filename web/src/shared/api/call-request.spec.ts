import { botCheckCalls } from '@rotadas/contracts/bot-check/bot-check.calls';
import { reportsCalls } from '@rotadas/contracts/reports/reports.calls';
import { usersCalls } from '@rotadas/contracts/users/users.calls';
import { toRequest } from './call-endpoints.js';

it('sends what a call takes where its declaration says', () => {
  const body = { status: 'kapatıldı' } as const;
  expect(toRequest(reportsCalls.changeStatus, { params: { id: '7' }, body })).toEqual({
    method: 'PATCH',
    target: '/api/reports/7/status',
    body,
  });
});

it('sends no token with a call that is for everybody', () => {
  const query = { action: 'login' } as const;
  expect(toRequest(botCheckCalls.challenge, { query })).toEqual({
    method: 'GET',
    target: '/api/bot-check/challenge?action=login',
    anonymous: true,
  });
});

it('compiles with the parts that a call takes only', () => {
  // @ts-expect-error It takes no body.
  toRequest(usersCalls.me, { body: {} });
  // @ts-expect-error It needs an id.
  toRequest(usersCalls.get, {});
  // @ts-expect-error There is no such state.
  toRequest(reportsCalls.changeStatus, { params: { id: '7' }, body: { status: 'offen' } });
});
