import { useQueryClient } from '@tanstack/react-query';
import type { RequestShape } from '@lendring/contracts/http/request.js';
import type { Api } from '../../lib/api-client/api.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useSessionStore } from '../../lib/session/session-context.js';
import { useAction, type Action } from '../../lib/forms/use-action.js';
import { keepRequest, requestChanged, requestMoved, stopPolling } from '../../api/requests.js';

export type Doing =
  | Readonly<{ do: 'accept'; share: boolean }>
  | Readonly<{ do: 'decline' | 'cancel'; reason: string }>
  | Readonly<{ do: 'withdraw' | 'hand_back' | 'complete' }>
  | Readonly<{ do: 'share' | 'archive'; on: boolean }>
  | Readonly<{ do: 'say'; text: string }>
  | Readonly<{ do: 'rate'; stars: number; text: string }>
  | Readonly<{ do: 'answer_rating'; text: string }>;

const send = (api: Api, id: string, doing: Doing, options: { idempotencyKey: string }): Promise<RequestShape> => {
  switch (doing.do) {
    case 'accept':
      return api.patch('/request_accept/{id}', { id, body: { share_address: doing.share } }, options);
    case 'decline':
      return api.patch('/request_decline/{id}', { id, body: { reason: doing.reason } }, options);
    case 'cancel':
      return api.patch('/request_cancel/{id}', { id, body: { reason: doing.reason } }, options);
    case 'withdraw':
      return api.patch('/request_withdraw/{id}', { id, body: {} }, options);
    case 'hand_back':
      return api.patch('/request_hand_back/{id}', { id, body: {} }, options);
    case 'complete':
      return api.patch('/request_complete/{id}', { id, body: {} }, options);
    case 'share':
      return api.patch('/request_address/{id}', { id, body: { shared: doing.on } }, options);
    case 'archive':
      return api.patch('/request_archive/{id}', { id, body: { archived: doing.on } }, options);
    case 'say':
      return api.post('/request_message/{id}', { id, body: { text: doing.text } }, options);
    case 'rate':
      return api.post('/rating', { body: { request_id: id, stars: doing.stars, text: doing.text } }, options);
    case 'answer_rating':
      return api.patch('/rating_answer/{id}', { id, body: { text: doing.text } }, options);
  }
};

/** Runs an action on a request: the page updates from the response; lists, calendar and badge are refetched. */
export const useRequestAction = (requestId: string, said?: (doing: Doing) => string): RequestActionOf => {
  const api = useApi();
  const queries = useQueryClient();
  const session = useSessionStore();
  return useAction({
    waits: true,
    send: async (doing: Doing, options) => {
      await stopPolling(queries, requestId);
      return send(api, requestId, doing, options);
    },
    done: async (request) => {
      await stopPolling(queries, requestId);
      keepRequest(queries, request);
      void requestMoved(queries, request);
      void session.poll();
    },
    failed: () => void requestChanged(queries, requestId),
    ...(said ? { said: (_: RequestShape, doing: Doing) => said(doing) } : {}),
  });
};
export type RequestActionOf = Action<Doing>;
