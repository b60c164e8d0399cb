import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { outsideGroupQuery } from '../../api/group-lending.js';
import { myGroupQuery } from '../../api/groups.js';
import { putOffer } from '../../api/own-offers.js';
import { useAnyText } from '../../i18n/use-any-text.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { errorText } from '../../lib/api-client/api-error.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { useForm } from '../../lib/forms/use-form.js';
import { AmongCards, isClosed } from '../../parts/offers/AmongCards.js';
import { type Among, audienceAmong, audienceOf } from '../../parts/offers/among.js';
import { Button } from '../../ui/Button.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { Checkbox } from '../../ui/Checkbox.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { ErrorSummary } from '../../ui/ErrorSummary.js';
import { SkeletonText } from '../../ui/Skeleton.js';
import { toasts } from '../../ui/toasts.js';
import { GroupCrumbs } from './components/group-identity.js';

type Refused = Readonly<Record<string, string>>;

/**
 * Adds offers to a group with one request each, so one rejection does not affect the others. Retries after a lost
 * response reuse the idempotency key.
 */
const useSharing = (groupId: string) => {
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
    /** Adds the offers and never rejects. @returns number of offers added, and number of failures */
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

type Values = Readonly<{ offers: readonly string[]; among: Among | null }>;

export function SharePage({ groupId }: Readonly<{ groupId: string }>) {
  const { t } = useTranslation('groups');
  const { data: group } = useQuery(myGroupQuery(useApi(), groupId));
  if (!group) return null;
  return (
    <div className="wrap column pb-14">
      <GroupCrumbs group={group}>{t('share.title')}</GroupCrumbs>
      <h1 className="text-h1 wrap-anywhere">{t('share.of', { group: group.name })}</h1>
      <Sharing groupId={groupId} closed={isClosed(group)} />
    </div>
  );
}

function Sharing({ groupId, closed }: Readonly<{ groupId: string; closed: boolean }>) {
  const { t } = useTranslation('groups');
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const { data: offers } = useQuery(outsideGroupQuery(useApi(), groupId));
  const { share, refused } = useSharing(groupId);
  const form = useForm<Values>({
    initial: { offers: [], among: null },
    check: (values) => [
      ...(values.offers.length === 0 ? [{ id: 'offers', text: t('share.problem.offers') }] : []),
      ...(values.among === null ? [{ id: 'among', text: t('share.problem.among') }] : []),
    ],
    send: async (values) => {
      const { shared, left } = await share(values.offers, values.among ?? 'all');
      if (shared > 0) toasts.show('success', t('share.done', { count: shared }));
      if (left > 0) return { problems: [], text: t('share.failed', { count: left }) };
      await navigate({ to: '/group/$groupId', params: { groupId } });
      return undefined;
    },
  });
  if (!offers) return <SkeletonText lines={6} />;
  if (offers.length === 0 && !form.busy)
    return (
      <EmptyState
        picture="tent"
        title={t('share.nothing')}
        actions={
          <ButtonLink to="/offer/create" search={{ group: groupId }}>
            {t('things.create')}
          </ButtonLink>
        }
      >
        {t('share.nothingText')}
      </EmptyState>
    );
  // Drop offers that have joined the group since they were selected.
  const chosen = form.values.offers.filter((id) => offers.some(({ offer_id }) => offer_id === id));
  const problem = form.errorAt('offers');
  return (
    <form
      noValidate
      className="mt-2 flex flex-col gap-7"
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit({ ...form.values, offers: chosen });
      }}
    >
      <p className="text-muted">{t('share.text')}</p>
      <ErrorSummary key={form.summary.attempt} problems={form.summary.problems} text={form.summary.text} />
      <fieldset id="offers" tabIndex={-1} className="min-w-0">
        <legend className="mb-2 font-bold">{t('share.which')}</legend>
        {offers.map(({ offer_id: id, title, language, members_only: membersOnly }) => (
          <Checkbox
            key={id}
            label={
              <span lang={language} className="wrap-anywhere">
                {title}
              </span>
            }
            hint={membersOnly ? t('share.membersOnly') : undefined}
            error={refused[id]}
            checked={chosen.includes(id)}
            onChange={(event) =>
              form.change({ offers: event.target.checked ? [...chosen, id] : chosen.filter((other) => other !== id) })
            }
          />
        ))}
        {problem && <p className="mt-2 text-small font-semibold text-rose-ink">{problem}</p>}
      </fieldset>
      <div>
        <AmongCards
          id="among"
          value={form.values.among}
          onChange={(among) => form.change({ among })}
          error={form.errorAt('among')}
          closed={closed}
        />
        <p className="mt-2 text-small text-muted">{t('share.amongHint')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy}>
          {t('share.action')}
        </Button>
        <ButtonLink to="/group/$groupId" params={{ groupId }} variant="quiet">
          {common('ui.cancel')}
        </ButtonLink>
      </div>
    </form>
  );
}
