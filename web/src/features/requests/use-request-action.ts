import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PeriodBody, RequestShape } from '@lendring/contracts/http/request.js';
import { blockedQuery } from '../../api/blocks.js';
import { keepRequest, requestChanged, requestMoved, stopPolling } from '../../api/requests.js';
import { useApi } from '../../lib/api-client/api-context.js';
import type { Api } from '../../lib/api-client/api.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { type Action, useAction } from '../../lib/forms/use-action.js';
import type { Answering, Recording } from '../../parts/handover/recording.js';
import { useSession, useSessionStore } from '../../lib/session/session-context.js';
import { type Scene, sceneOf } from './model.js';
import { lendsAsShop, sceneText, useWords } from './words.js';

type Doing =
  | Readonly<{ do: 'accept'; share: boolean }>
  | Readonly<{ do: 'decline' | 'cancel'; reason: string }>
  | Readonly<{ do: 'withdraw' | 'hand_back' | 'complete' }>
  | Readonly<{ do: 'share' | 'archive'; on: boolean }>
  | Readonly<{ do: 'say'; text: string }>
  | Readonly<{ do: 'rate'; stars: number; text: string }>
  | Readonly<{ do: 'answer_rating'; text: string }>
  | Readonly<{ do: 'propose_period'; body: PeriodBody }>
  | Readonly<{ do: 'answer_period'; proposalId: string; agrees: boolean }>
  | Readonly<{ do: 'take_back_period'; proposalId: string }>
  | (Recording & Readonly<{ do: 'record' }>)
  | (Answering & Readonly<{ do: 'answer_record' }>);

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
    case 'record': {
      const { do: _, ...body } = doing;
      return api.patch('/request_handover/{id}', { id, body }, options);
    }
    case 'answer_record': {
      const { do: _, ...body } = doing;
      return api.patch('/request_handover_answer/{id}', { id, body }, options);
    }
    case 'propose_period':
      return api.patch('/request_period/{id}', { id, body: doing.body }, options);
    case 'answer_period': {
      const body = { proposal_id: doing.proposalId, agrees: doing.agrees };
      return api.patch('/request_period_answer/{id}', { id, body }, options);
    }
    case 'take_back_period':
      return api.patch('/request_period_take_back/{id}', { id, body: { proposal_id: doing.proposalId } }, options);
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

/** Records a handover or a return; a return completes a running loan. */
export const useRecording = ({ request_id: id, finished_at: finishedAt }: RequestShape): Action<Recording> => {
  const { t } = useTranslation('handover');
  const action = useRequestAction(id, (doing) => {
    if (doing.do !== 'record') return '';
    if (doing.undone) return t('done.undone');
    return t(`done.${doing.moment === 'back' && finishedAt === null ? 'isBack' : doing.moment}`);
  });
  return {
    ...action,
    input: action.input?.do === 'record' ? action.input : undefined,
    run: (input) => action.run({ do: 'record', ...input }),
  };
};

/**
 * Whether the user blocked the other side. The request does not disclose who blocked whom, so check the user's own
 * block list.
 */
export const useBlockedByMe = ({ blocked, other }: Pick<RequestShape, 'blocked' | 'other'>): boolean => {
  const { data } = useQuery({ ...blockedQuery(useApi()), enabled: blocked, retry: false });
  return blocked && data?.people.some(({ user }) => user.user_id === other?.user_id) === true;
};

export const useScene = (request: RequestShape): Readonly<{ scene: Scene; title: string; line: string }> => {
  const words = useWords();
  const scene = sceneOf(request, words.now);
  const isMine = useBlockedByMe(request);
  const { side, other } = request;
  const ownShop = lendsAsShop(useSession(), side);
  const atShop = side === 'vendor' ? ownShop : other?.commercial === true;
  return { scene, ...sceneText(words, request, scene === 'apart' && isMine ? 'apartByMe' : scene, atShop) };
};
