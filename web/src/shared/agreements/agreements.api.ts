import { AgreementPage, AgreementView } from '@rotadas/contracts/agreements/agreement';
import { agreementsCalls } from '@rotadas/contracts/agreements/agreements.calls';
import { Message, MessagePage } from '@rotadas/contracts/agreements/message';
import { Rating, RatingList } from '@rotadas/contracts/agreements/rating';
import i18next from 'i18next';
import type { CallBodyInput } from '@rotadas/contracts/protocol/call';
import { callTarget } from '@rotadas/contracts/protocol/call-target';
import { isApiError } from '../api/api-error.js';
import { api } from '../api/api.js';
import { callMutation, callQuery, toRequest } from '../api/call-endpoints.js';
import { jsonOrNull } from '../storage/read-stored.js';

/** The most that the server returns: home counts the open agreements of the first page. */
const PAGE_SIZE = '50';

/** Polls too, since some proxies block the live connection. */
export const POLLING = { pollingInterval: 60_000, skipPollingIfUnfocused: true };

export type AgreementGroup = 'open' | 'past';

export type AgreementRequest = CallBodyInput<typeof agreementsCalls.requestAgreement>;

export type AgreementAction =
  | { action: 'accept' | 'decline' | 'finish' | 'miss' | 'object' }
  | { action: 'cancel'; reason?: string }
  | { action: 'start'; code?: string };

export type AgreementActionName = AgreementAction['action'];

/** An action on the version that the user saw. */
type AgreementChange = Pick<AgreementView, 'id' | 'version'> & AgreementAction;

const CALLS = {
  accept: agreementsCalls.acceptAgreement,
  decline: agreementsCalls.declineAgreement,
  cancel: agreementsCalls.cancelAgreement,
  start: agreementsCalls.startAgreement,
  finish: agreementsCalls.finishAgreement,
  miss: agreementsCalls.missAgreement,
  object: agreementsCalls.objectToMissed,
} as const satisfies Record<AgreementActionName, unknown>;

const byId = (id: number) => ({ params: { id: String(id) } });

const oneTag = (id: number) => ({ type: 'Agreements', id }) as const;

/** An older response may arrive after a newer one. */
const newer = (cached: AgreementView, other: AgreementView): AgreementView =>
  cached.version > other.version ? cached : other;

/** Replaces the agreement wherever it is cached, unless a newer version is. */
const updates = (changed: AgreementView) => [
  agreementsApi.util.updateQueryData('agreement', changed.id, (cached) => newer(cached, changed)),
  ...(['open', 'past'] as const).map((group) =>
    agreementsApi.util.updateQueryData('agreementPages', group, ({ pages }) => {
      const update = (listed: AgreementView) => (listed.id === changed.id ? newer(listed, changed) : listed);
      for (const page of pages) page.items = page.items.map(update);
    }),
  ),
];

/** The present agreement in the error `agreement-changed`; null for others. */
function presentAgreement(error: unknown): AgreementView | null {
  if (!isApiError(error) || error.code !== 'agreement-changed') return null;
  return AgreementView.safeParse(jsonOrNull(error.details?.['agreement'] ?? '')).data ?? null;
}

const agreementsApi = api.injectEndpoints({
  endpoints: (build) => ({
    agreementPages: build.infiniteQuery<AgreementPage, AgreementGroup, number | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg, pageParam }) =>
        toRequest(agreementsCalls.listAgreements, {
          query: {
            state: queryArg,
            limit: PAGE_SIZE,
            ...(pageParam !== null && { before: String(pageParam) }),
          },
        }),
      responseSchema: AgreementPage,
      keepUnusedDataFor: 0, // Reopening the page fetches again
      providesTags: ['AgreementPages'],
    }),
    agreement: callQuery(build, agreementsCalls.getAgreement, byId, {
      responseSchema: AgreementView,
      merge: newer,
      keepUnusedDataFor: 0, // Reopening the page fetches again
      providesTags: (_agreement, _error, id) => [oneTag(id)],
    }),
    requestAgreement: callMutation(
      build,
      agreementsCalls.requestAgreement,
      (body: AgreementRequest) => ({ body }),
      {
        responseSchema: AgreementView,
        invalidatesTags: (_agreement, error) =>
          error?.code === 'offer-changed' ? ['ActiveProviders', 'Matches'] : ['AgreementPages'],
      },
    ),
    changeAgreement: build.mutation<AgreementView, AgreementChange>({
      query: ({ id, action, ...body }) => ({
        method: 'POST',
        target: callTarget(CALLS[action], byId(id)),
        body,
      }),
      responseSchema: AgreementView,
      // The server's text is for the requester, who can request less.
      transformErrorResponse: (error, _meta, { action }) =>
        action === 'accept' && error.code === 'seats-taken'
          ? { ...error, text: i18next.t('shared:request.full') }
          : error,
      async onQueryStarted(_change, { dispatch, queryFulfilled }) {
        const changed = await queryFulfilled.then(
          ({ data }) => data,
          ({ error }: { error: unknown }) => presentAgreement(error),
        );
        if (changed) for (const update of updates(changed)) dispatch(update);
      },
      invalidatesTags: (_agreement, error, { id }) =>
        error ? ['AgreementPages', oneTag(id)] : ['AgreementPages'],
    }),
    messages: build.infiniteQuery<MessagePage, number, number | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg, pageParam }) =>
        toRequest(agreementsCalls.listMessages, {
          ...byId(queryArg),
          query: pageParam === null ? {} : { before: String(pageParam) },
        }),
      responseSchema: MessagePage,
      keepUnusedDataFor: 0, // Reopening the page fetches again
      providesTags: (_messages, _error, id) => [{ type: 'Messages', id }],
    }),
    /** Repeats of a message have the same key. */
    sendMessage: callMutation(
      build,
      agreementsCalls.sendMessage,
      ({ id, ...body }: { id: number; text: string; key: string }) => ({ ...byId(id), body }),
      {
        responseSchema: Message,
        async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
          const response = await queryFulfilled.catch(() => null); // The chat shows the failure
          if (response === null) return;
          dispatch(
            agreementsApi.util.updateQueryData('messages', id, ({ pages: [newest] }) => {
              if (!newest?.items.some((item) => item.id === response.data.id))
                newest?.items.unshift(response.data);
            }),
          );
        },
        // A list that was requested before the message may replace the cached one.
        invalidatesTags: (_message, error, { id }) => (error ? [] : [{ type: 'Messages', id }]),
      },
    ),
    readMessages: callMutation(
      build,
      agreementsCalls.readMessages,
      ({ id, upTo }: { id: number; upTo: number }) => ({ ...byId(id), body: { upTo } }),
      { invalidatesTags: (_read, _error, { id }) => ['AgreementPages', oneTag(id)] },
    ),
    agreementRatings: callQuery(build, agreementsCalls.getAgreementRatings, byId, {
      responseSchema: RatingList,
      keepUnusedDataFor: 0, // The other side may rate meanwhile
      providesTags: (_ratings, _error, id) => [oneTag(id)],
    }),
    rateAgreement: callMutation(
      build,
      agreementsCalls.rateAgreement,
      ({ id, ...body }: { id: number; rating: number; comment?: string }) => ({ ...byId(id), body }),
      {
        responseSchema: Rating,
        invalidatesTags: (_rating, _error, { id }) => ['AgreementPages', oneTag(id)],
      },
    ),
  }),
});

export const {
  useAgreementPagesInfiniteQuery,
  useAgreementQuery,
  useRequestAgreementMutation,
  useChangeAgreementMutation,
  useMessagesInfiniteQuery,
  useSendMessageMutation,
  useReadMessagesMutation,
  useAgreementRatingsQuery,
  useRateAgreementMutation,
} = agreementsApi;
