import type { SearchRequestBody } from '@lendring/contracts/http/search-requests.js';
import { searchRequestLimits } from '@lendring/contracts/group/limits.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { addDays, dayIn } from '@lendring/contracts/kernel/days.js';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { myGroupQuery, ownGroupsQuery } from '../../../api/groups.js';
import { categoriesQuery, childrenOf, rootCategory } from '../../../api/reference.js';
import { localZone } from '../../../i18n/format.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useForm } from '../../../lib/forms/use-form.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { Button } from '../../../ui/Button.js';
import { Checkbox } from '../../../ui/Checkbox.js';
import { dayPickerRoom } from '../../../ui/day-picker-room.js';
import { SendForm } from '../../../ui/SendForm.js';
import { Select } from '../../../ui/Select.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { TextArea } from '../../../ui/TextArea.js';
import { TextField } from '../../../ui/TextField.js';
import { TownField } from '../../../parts/places/TownField.js';
import { bodyOf, fieldOf, wrong, type Values } from '../model.js';

const DayPicker = lazy(async () => ({ default: (await import('../../../ui/DayPicker.js')).DayPicker }));

type Props = Readonly<{
  label: string;
  action: string;
  initial: Values;
  /** An existing search request cannot move into or out of a group. */
  settled?: boolean;
  save: (body: SearchRequestBody, options: Readonly<{ idempotencyKey: string }>) => Promise<void>;
  cancel: ReactNode;
}>;

export function SearchRequestForm({ label, action, initial, settled = false, save, cancel }: Props) {
  const { t } = useTranslation('wanted');
  const { t: common } = useTranslation();
  const api = useApi();
  const [here] = useState(() => dayIn(new Date().toISOString(), localZone()));
  const form = useForm<Values>({
    initial,
    check: (values) => wrong(values).map((id) => ({ id, text: t(`problem.${id}`) })),
    send: async (values, options) => {
      await save(bodyOf(values), options);
    },
    fieldOf,
  });
  const { values, errorAt, change } = form;
  const { data: categories = [] } = useQuery(categoriesQuery(api));
  const { data: groups = [] } = useQuery(ownGroupsQuery(api));
  const { data: group } = useQuery({ ...myGroupQuery(api, values.groupId ?? ''), enabled: values.groupId !== null });
  const mayBePublic = group?.listed === true && group.public_search_requests;
  return (
    <SendForm form={form} label={label} className="flex max-w-[640px] flex-col gap-6">
      <TextField
        id="title"
        label={t('form.title')}
        hint={t('form.titleHint')}
        value={values.title}
        maxLength={searchRequestLimits.title}
        autoComplete="off"
        error={errorAt('title')}
        onChange={(event) => change({ title: event.target.value })}
      />
      <TextArea
        id="text"
        label={t('form.text')}
        hint={t('form.textHint')}
        optional
        value={values.text}
        maxLength={searchRequestLimits.text}
        error={errorAt('text')}
        onChange={(event) => change({ text: event.target.value })}
      />
      <fieldset className="m-0 border-0 p-0">
        <legend className="mb-1.5 text-base font-bold">
          {t('form.days')}
          <span className="font-normal text-muted"> {common('ui.optional')}</span>
        </legend>
        <Suspense fallback={<Skeleton className={dayPickerRoom} />}>
          <DayPicker
            id="days"
            label={t('form.days')}
            days={{ first: values.first, last: values.last }}
            min={here}
            max={addDays(here, limits.daysAhead)}
            error={errorAt('days-first')}
            onDays={change}
          />
        </Suspense>
      </fieldset>
      {!settled && groups.some(({ role }) => role !== null) && (
        <Select
          id="group"
          label={t('form.who')}
          value={values.groupId ?? ''}
          onChange={(event) => change({ groupId: event.target.value || null, isPublic: false })}
          options={[
            { value: '', label: t('form.everybody') },
            ...groups
              .filter(({ role }) => role !== null)
              .map(({ group_id: value, name }) => ({ value, label: t('form.members', { group: name }) })),
          ]}
        />
      )}
      {values.groupId !== null && mayBePublic && (
        <Checkbox
          label={t('form.public')}
          checked={values.isPublic}
          onChange={(event) => change({ isPublic: event.target.checked })}
        />
      )}
      <div className="flex flex-col items-start gap-2">
        <div className="w-full max-w-[360px]">
          <TownField
            id="town"
            label={t('form.town')}
            town={values.town?.city ?? ''}
            hint={t('form.townHint')}
            unknown={t('form.townUnknown')}
            error={errorAt('town')}
            onChoose={(town) => change({ town })}
          />
        </div>
        {values.town && values.groupId !== null && !values.isPublic && (
          <Button type="button" small variant="ghost" onClick={() => change({ town: null })}>
            {t('form.townRemove')}
          </Button>
        )}
      </div>
      <Select
        id="category"
        label={t('form.category')}
        optional
        value={values.categoryId ?? ''}
        error={errorAt('category')}
        onChange={(event) => change({ categoryId: event.target.value ? Number(event.target.value) : null })}
        options={[
          { value: '', label: t('form.anyCategory') },
          ...childrenOf(categories, rootCategory).map(({ id, title }) => ({ value: String(id), label: title })),
        ]}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" busy={form.busy}>
          {action}
        </Button>
        {cancel}
      </div>
    </SendForm>
  );
}
