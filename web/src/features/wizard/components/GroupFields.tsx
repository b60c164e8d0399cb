import { useTranslation } from 'react-i18next';
import { ownGroupsQuery } from '../../../api/groups.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useSession } from '../../../lib/session/session-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { AmongCards, isClosed } from '../../../parts/offers/AmongCards.js';
import { Checkbox } from '../../../ui/Checkbox.js';
import { RadioCards } from '../../../ui/RadioCards.js';
import type { Groups } from '../model/terms.js';
import { FormSection } from '../StepFrame.js';

const MINE = 'mine';

type Props = Readonly<{ value: Groups; onChange: (value: Groups) => void; error: string | undefined }>;

export function GroupFields({ value, onChange, error }: Props) {
  const { t } = useTranslation('wizard');
  const isIn = useSession().status === 'in';
  const { data: all = [] } = useQuery({ ...ownGroupsQuery(useApi()), enabled: isIn });
  const groups = all.filter(({ role }) => role !== null);
  // Show the choice to owners who have left all groups, so that they can make a members-only offer public.
  if (groups.length === 0 && value.among === 'all') return null;
  const theirs = groups.filter(({ group_id: id }) => value.ids.includes(id));
  const toggle = (id: string, chosen: boolean) =>
    onChange({ ...value, ids: chosen ? [...value.ids, id] : value.ids.filter((other) => other !== id) });
  return (
    <FormSection id="part-groups" title={t('groups.title')} intro={t('groups.intro')}>
      <div role="group" aria-label={t('groups.title')} id="audience" tabIndex={-1} className="max-w-[720px]">
        {groups.map(({ group_id: id, name }) => (
          <Checkbox
            key={id}
            label={<span className="wrap-anywhere">{name}</span>}
            checked={value.ids.includes(id)}
            onChange={(event) => toggle(id, event.target.checked)}
          />
        ))}
        {error && <p className="text-small font-semibold text-rose-ink">{error}</p>}
      </div>
      {(value.ids.length > 0 || value.among !== 'all') && (
        <div className="mt-4 flex max-w-[720px] flex-col gap-4">
          <AmongCards
            id="audience-among"
            value={value.among}
            onChange={(among) => onChange({ ...value, among })}
            closed={theirs.length > 0 && theirs.every(isClosed)}
          />
          <Checkbox
            label={t('groups.free')}
            hint={value.among === 'sees' ? undefined : t('groups.freeHint')}
            checked={value.free}
            onChange={(event) => onChange({ ...value, free: event.target.checked })}
          />
          <RadioCards
            legend={t('groups.owner')}
            className="grid-cols-1! sm:grid-cols-2!"
            value={value.belongsTo !== null && value.ids.includes(value.belongsTo) ? value.belongsTo : MINE}
            onChange={(owner) => onChange({ ...value, belongsTo: owner === MINE ? null : owner })}
            options={[
              { value: MINE, label: t('groups.mine.label'), detail: t('groups.mine.detail') },
              ...theirs.map(({ group_id: id, name }) => ({
                value: id,
                label: name,
                detail: t('groups.groups.detail'),
              })),
            ]}
          />
        </div>
      )}
    </FormSection>
  );
}
