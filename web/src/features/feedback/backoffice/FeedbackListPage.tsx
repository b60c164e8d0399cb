import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { feedbackKinds, feedbackLimits } from '@lendring/contracts/moderation/feedback-limits.js';
import { feedbackListQuery, feedbackTagsQuery } from '../../../api/feedback.js';
import { localeCodes, locales } from '../../../i18n/locale.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { ListTable } from '../../../parts/table/ListTable.js';
import { narrowing } from '../../../parts/table/list.js';
import { Button } from '../../../ui/Button.js';
import { Chip } from '../../../ui/Chip.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { RemovableChip } from '../../../ui/RemovableChip.js';
import { Select } from '../../../ui/Select.js';
import { TextField } from '../../../ui/TextField.js';
import { feedbackList, type FeedbackListSearch, feedbackQuestion, readFeedbackListSearch } from './feedback-list.js';

type TagFilterProps = Readonly<{ tag: string | undefined; onTag: (tag: string | undefined) => void }>;

function TagFilter({ tag, onTag }: TagFilterProps) {
  const { t } = useTranslation('backoffice');
  const { data } = useQuery(feedbackTagsQuery(useApi()));
  const [typed, setTyped] = useState(tag ?? '');
  const used = data?.tags ?? [];
  return (
    <form
      className="mt-3 flex flex-wrap items-end gap-x-3 gap-y-2"
      onSubmit={(event) => {
        event.preventDefault();
        onTag(typed.trim().toLowerCase() || undefined);
      }}
    >
      <TextField
        id="tag"
        className="w-full sm:w-60"
        label={t('feedback.tagFilter')}
        value={typed}
        maxLength={feedbackLimits.tag}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" variant="soft">
        {t('feedback.tagFind')}
      </Button>
      {used.length > 0 && (
        <div role="group" aria-label={t('feedback.tagsUsed')} className="flex min-w-0 flex-wrap gap-2">
          {used.map((one) => (
            <Chip key={one} on={one === tag} onClick={() => onTag(one === tag ? undefined : one)}>
              {one}
            </Chip>
          ))}
        </div>
      )}
    </form>
  );
}

type Props = Readonly<{ search: FeedbackListSearch; go: (search: FeedbackListSearch) => void }>;

function FeedbackFilters({ search: kept, go }: Props) {
  const { t } = useTranslation('backoffice');
  const { t: words } = useTranslation('moderation');
  const choose = narrowing(kept, readFeedbackListSearch, go);
  const any = { value: '', label: t('feedback.any') };
  return (
    <div role="group" aria-label={t('feedback.filters')} className="grid gap-3 sm:grid-cols-3">
      <Select
        id="state"
        label={t('feedback.state')}
        value={kept.state ?? 'open'}
        onChange={choose('state')}
        options={(['open', 'done', 'all'] as const).map((value) => ({ value, label: t(`feedback.states.${value}`) }))}
      />
      <Select
        id="kind"
        label={t('feedback.kind')}
        value={kept.kind ?? ''}
        onChange={choose('kind')}
        options={[any, ...feedbackKinds.map((value) => ({ value, label: words(`feedback.kinds.${value}`) }))]}
      />
      <Select
        id="language"
        label={t('feedback.language')}
        value={kept.language ?? ''}
        onChange={choose('language')}
        options={[any, ...localeCodes.map((value) => ({ value, label: locales[value].name }))]}
      />
    </div>
  );
}

export function FeedbackListPage({ search }: Readonly<{ search: FeedbackListSearch }>) {
  const { t } = useTranslation('backoffice');
  const navigate = useNavigate();
  const { t: words } = useTranslation('moderation');
  const locale = useLocale();
  const api = useApi();
  const question = feedbackQuestion(search);
  const { data, error } = useQuery(feedbackListQuery(api, question));
  const { page: _, ...kept } = search;
  const { tag, ...untagged } = kept;
  const go = (next: FeedbackListSearch) =>
    void navigate({ to: '/backoffice/notes/feedback', search: next, resetScroll: false });
  return (
    <>
      <h1 className="mb-5 text-h1">{t('feedback.title')}</h1>
      <FeedbackFilters search={kept} go={go} />
      <TagFilter
        key={tag ?? ''}
        tag={tag}
        onTag={(next) => go(next === undefined ? untagged : { ...untagged, tag: next })}
      />
      {tag !== undefined && (
        <p className="mt-3">
          <RemovableChip name={t('feedback.tag', { tag })} onRemove={() => go(untagged)}>
            {t('feedback.tag', { tag })}
          </RemovableChip>
        </p>
      )}
      <ListTable
        list={feedbackList}
        words={{ t, words, locale }}
        search={search}
        go={(next) => go(readFeedbackListSearch(next))}
        link={(next) => ({ to: '/backoffice/notes/feedback', search: readFeedbackListSearch(next) })}
        rows={data?.feedback}
        paging={data?.paging}
        error={error}
        readPage={async (page) => {
          const { feedback: rows, paging } = await api.get('/feedback', { query: { ...question, ...page } });
          return { rows, paging };
        }}
        count={(count) => t('feedback.count', { count })}
        none={
          <EmptyState picture="handshake" title={t('feedback.none')}>
            <p>{t('feedback.noneText')}</p>
          </EmptyState>
        }
      />
    </>
  );
}
