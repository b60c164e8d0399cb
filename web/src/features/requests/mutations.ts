import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestShape } from '@lendring/contracts/http/request.js';
import { useRef } from 'react';
import type { Api } from '../../lib/api.js';
import { useApi } from '../../lib/api-context.js';
import { useSessionStore } from '../../lib/session-context.js';
import { keepRequest, requestChanged, requestMoved, stopPolling } from '../../api/requests.js';

/** What a person does to a request, with what it needs. */
export type Deed =
  | Readonly<{ do: 'accept'; share: boolean }>
  | Readonly<{ do: 'decline' | 'cancel'; reason: string }>
  | Readonly<{ do: 'withdraw' | 'complete' }>
  | Readonly<{ do: 'share' | 'archive'; on: boolean }>
  | Readonly<{ do: 'say'; text: string }>
  | Readonly<{ do: 'rate'; stars: number; text: string }>;

const send = (api: Api, id: string, deed: Deed, options: { idempotencyKey: string }): Promise<RequestShape> => {
  switch (deed.do) {
    case 'accept':
      return api.patch('/request_accept/{id}', { id, body: { share_address: deed.share } }, options);
    case 'decline':
      return api.patch('/request_decline/{id}', { id, body: { reason: deed.reason } }, options);
    case 'cancel':
      return api.patch('/request_cancel/{id}', { id, body: { reason: deed.reason } }, options);
    case 'withdraw':
      return api.patch('/request_withdraw/{id}', { id, body: {} }, options);
    case 'complete':
      return api.patch('/request_complete/{id}', { id, body: {} }, options);
    case 'share':
      return api.patch('/request_address/{id}', { id, body: { shared: deed.on } }, options);
    case 'archive':
      return api.patch('/request_archive/{id}', { id, body: { archived: deed.on } }, options);
    case 'say':
      return api.post('/request_message/{id}', { id, body: { text: deed.text } }, options);
    case 'rate':
      return api.post('/rating', { body: { request_id: id, stars: deed.stars, text: deed.text } }, options);
  }
};

/**
 * The same key for the same deed until it succeeds: a repeat after a lost answer does it once, a changed text is a new
 * intention.
 */
const useDeedKey = () => {
  const last = useRef<{ deed: string; key: string } | null>(null);
  return {
    of: (deed: Deed): string => {
      const text = JSON.stringify(deed);
      if (last.current?.deed !== text) last.current = { deed: text, key: crypto.randomUUID() };
      return last.current.key;
    },
    done: (): void => {
      last.current = null;
    },
  };
};

/**
 * One kind of action on a request. The answer is the new request; after a refusal the request is asked for again,
 * since somebody else may have been quicker.
 */
export const useDeed = (requestId: string) => {
  const api = useApi();
  const queries = useQueryClient();
  const session = useSessionStore();
  const key = useDeedKey();
  return useMutation({
    mutationFn: async (deed: Deed) => {
      await stopPolling(queries, requestId);
      return send(api, requestId, deed, { idempotencyKey: key.of(deed) });
    },
    onSuccess: async (request) => {
      key.done();
      await stopPolling(queries, requestId);
      keepRequest(queries, request);
      void requestMoved(queries, request);
      void session.poll();
    },
    onError: () => {
      void requestChanged(queries, requestId);
    },
  });
};
export type DeedMutation = ReturnType<typeof useDeed>;
