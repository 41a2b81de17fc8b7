import type { AgreementView } from '@rotadas/contracts/agreements/agreement';
import type { ServerFrame } from '@rotadas/contracts/live/server-frame';
import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';
import { api, type ApiTag } from '../api/api.js';
import { useCurrentUserQuery } from '../current-user/current-user.api.js';
import { live } from '../live/live-connection.js';
import { type AgreementGroup, POLLING, useAgreementPagesInfiniteQuery } from './agreements.api.js';

type Tag = ApiTag | { readonly type: ApiTag; readonly id: number };

/** What to fetch again after a frame; `userId` is undefined until the user is known. */
export function outdatedTags(frame: ServerFrame, userId: number | undefined): Tag[] {
  if (frame.type === 'agreement') return ['AgreementPages', { type: 'Agreements', id: frame.id }];
  if (frame.type !== 'message') return [];
  const { agreementId: id, fromUserId } = frame;
  const messages = { type: 'Messages', id } as const;
  // Messages of others change the unread count.
  return fromUserId === userId ? [messages] : ['AgreementPages', { type: 'Agreements', id }, messages];
}

/** Fetches shown agreements and messages again when they change. */
export function useAgreementFrames(): void {
  const dispatch = useDispatch();
  const { data: user } = useCurrentUserQuery(undefined);
  const invalidate = useEffectEvent((tags: readonly Tag[]) => {
    if (tags.length > 0) dispatch(api.util.invalidateTags([...tags]));
  });
  const onFrame = useEffectEvent((frame: ServerFrame) => invalidate(outdatedTags(frame, user?.id)));
  useEffect(() => {
    let isReady = false;
    return live.subscribe({
      onFrame: (frame) => {
        // The server sends no frames before the first `ready` of a connection.
        if (frame.type === 'ready' && !isReady) invalidate(['AgreementPages', 'Agreements', 'Messages']);
        isReady ||= frame.type === 'ready';
        onFrame(frame);
      },
      onLost: () => void (isReady = false),
    });
  }, []);
}

/** Whether the user has something to answer or to read. */
export const needsAttention = (agreement: AgreementView, userId: number | undefined): boolean =>
  agreement.unread > 0 || (agreement.state === 'requested' && agreement.providerId === userId);

/** The user's open agreements, the newest first; empty until they are loaded. */
export function useOpenAgreements(): readonly AgreementView[] {
  const { data } = useAgreementPagesInfiniteQuery('open', POLLING);
  return data?.pages.flatMap(({ items }) => items) ?? [];
}

/** The number of loaded agreements with something to answer or to read. */
export function useAttentionCount(group: AgreementGroup): number {
  const { data: user } = useCurrentUserQuery(undefined);
  // Does not poll: frames, and the screen that lists the group, fetch it again.
  const { data } = useAgreementPagesInfiniteQuery(group);
  const agreements = data?.pages.flatMap(({ items }) => items) ?? [];
  return agreements.filter((agreement) => needsAttention(agreement, user?.id)).length;
}
