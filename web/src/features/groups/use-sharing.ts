import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { putOffer } from '../../api/own-offer.js';
import { useAnyText } from '../../i18n/use-any-text.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { errorText } from '../../lib/api-client/error-text.js';
import { audienceAmong, audienceOf, type Among } from '../../parts/offers/among.js';

type Refused = Readonly<Record<string, string>>;

/**
 * Adds offers to a group with one request each, so one rejection does not affect the others. Retries after a lost
 * response reuse the idempotency key.
 */
export const useSharing = (groupId: string) => {
  const api = useApi();
  const queries = useQueryClient();
  const words = useAnyText();
  const keys = useRef(new Map<string, string>());
  const [refused, setRefused] = useState<Refused>({});
  const keyOf = (intention: string): string => {
    const key = keys.current.get(intention) ?? crypto.randomUUID();
    keys.current.set(intention, key);
    return key;
  };

  const shareOne = async (id: string, among: Among): Promise<void> => {
    const { group_ids, ...known } = audienceOf(await api.get('/offer/{id}', { id }));
    const audience = { ...known, ...audienceAmong(among), group_ids: [...new Set([...group_ids, groupId])] };
    const intention = JSON.stringify([id, audience]);
    putOffer(queries, await api.patch('/offer/{id}', { id, body: { audience } }, { idempotencyKey: keyOf(intention) }));
    keys.current.delete(intention);
  };

  return {
    refused,
    /**
     * Never rejects.
     * @returns number of offers added, and number of failures
     */
    share: async (offerIds: readonly string[], among: Among): Promise<Readonly<{ shared: number; left: number }>> => {
      const problems: Record<string, string> = {};
      for (const id of offerIds)
        try {
          await shareOne(id, among);
        } catch (error) {
          problems[id] = errorText(words, error);
        }
      setRefused(problems);
      const left = Object.keys(problems).length;
      return { shared: offerIds.length - left, left };
    },
  };
};
