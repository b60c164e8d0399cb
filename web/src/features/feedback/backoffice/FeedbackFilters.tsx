import { feedbackKinds } from '@lendring/contracts/moderation/feedback-limits.js';
import { useTranslation } from 'react-i18next';
import { localeCodes, locales } from '../../../i18n/locale.js';
import { Select } from '../../../ui/Select.js';
import { narrowing } from '../../../parts/table/table-search.js';
import { readFeedbackListSearch, type FeedbackListSearch } from './feedback-search.js';

type Props = Readonly<{ search: FeedbackListSearch; go: (search: FeedbackListSearch) => void }>;

export function FeedbackFilters({ search: kept, go }: Props) {
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
