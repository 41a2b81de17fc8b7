import type { ServerFrame } from '@rotadas/contracts/live/server-frame';
import { aProvided, anAgreement, ME, OTHER } from '../../../test/support/agreements.js';
import { needsAttention, outdatedTags } from './agreement-frames.js';

const message = (fromUserId: number): ServerFrame => ({
  type: 'message',
  agreementId: 3,
  messageId: 9,
  fromUserId,
});
const ONE = { type: 'Agreements', id: 3 };
const MESSAGES = { type: 'Messages', id: 3 };

it.each<[string, ServerFrame, unknown[]]>([
  [
    'a change: the lists and the agreement',
    { type: 'agreement', id: 3, version: 2 },
    ['AgreementPages', ONE],
  ],
  ['a message of the other side: also the unread counts', message(OTHER), ['AgreementPages', ONE, MESSAGES]],
  ['the user\u2019s own message: the messages', message(ME), [MESSAGES]],
  ['another frame: nothing', { type: 'ready', userId: ME }, []],
])('after %s are fetched again', (_what, frame, tags) => {
  expect(outdatedTags(frame, ME)).toEqual(tags);
});

it.each([
  ['a request for the provider', aProvided(), true],
  ['a request of the user', anAgreement(), false],
  ['an unread message', anAgreement({ state: 'accepted', unread: 1 }), true],
  ['an accepted agreement', aProvided({ state: 'accepted' }), false],
])('%s waits for the user or not', (_what, agreement, expected) => {
  expect(needsAttention(agreement, ME)).toBe(expected);
});
