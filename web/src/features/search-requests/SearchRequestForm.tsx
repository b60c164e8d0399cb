import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { searchRequestLimits } from '@lendring/contracts/group/limits.js';
import type { SearchRequestBody } from '@lendring/contracts/http/search-requests.js';
import { addDays, dayIn } from '@lendring/contracts/kernel/days.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { myGroupQuery, ownGroupsQuery } from '../../api/groups.js';
import { categoriesQuery, childrenOf, rootCategory } from '../../api/reference.js';
import { mySearchRequestQuery, putSearchRequest } from '../../api/search-requests.js';
import { localZone } from '../../i18n/format.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { useForm } from '../../lib/forms/use-form.js';
import { useSession } from '../../lib/session/session-context.js';
import { RemovableTownField, useHomeTown } from '../../parts/places/TownField.js';
import { Button } from '../../ui/Button.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { Checkbox } from '../../ui/Checkbox.js';
import { Select } from '../../ui/Select.js';
import { SendForm } from '../../ui/SendForm.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { TextArea } from '../../ui/TextArea.js';
import { TextField } from '../../ui/TextField.js';
import { dayPickerRoom } from '../../ui/day-picker-room.js';
import { toasts } from '../../ui/toasts.js';
import { bodyOf, fieldOf, newSearchRequest, type Values, valuesOf, wrong } from './model.js';

const DayPicker = lazy(async () => ({ default: (await import('../../ui/DayPicker.js')).DayPicker }));

type Props = Readonly<{
  label: string;
  action: string;
  initial: Values;
  /** True for an existing search request, which cannot move into or out of a group. */
  settled?: boolean;
  save: (body: SearchRequestBody, options: Readonly<{ idempotencyKey: string }>) => Promise<void>;
  cancel: ReactNode;
}>;

function SearchRequestForm({ label, action, initial, settled = false, save, cancel }: Props) {
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
      <RemovableTownField
        id="town"
        label={t('form.town')}
        town={values.town?.city ?? ''}
        hint={t('form.townHint')}
        unknown={t('form.townUnknown')}
        error={errorAt('town')}
        remove={values.town && values.groupId !== null && !values.isPublic ? t('form.townRemove') : null}
        onChange={(town) => change({ town })}
      />
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

export function MakeSearchRequestPage({ group, title = '' }: Readonly<{ group?: string; title?: string }>) {
  const { t } = useTranslation('wanted');
  const { t: common } = useTranslation();
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const town = useHomeTown();
  return (
    <div className="wrap column pt-6 pb-14">
      <h1 className="text-h1">{t('make.title')}</h1>
      <p className="mt-2 mb-7 text-muted">{t('make.text')}</p>
      <SearchRequestForm
        label={t('make.title')}
        action={t('make.action')}
        initial={{ ...newSearchRequest, title, town, groupId: group ?? null }}
        save={async (body, options) => {
          const made = await api.post('/search_request', { body }, options);
          await putSearchRequest(queries, made);
          await navigate({ to: '/wanted/$searchRequestId', params: { searchRequestId: made.search_request_id } });
        }}
        cancel={
          <ButtonLink to="/wanted" search={group === undefined ? {} : { group }} variant="quiet">
            {common('ui.cancel')}
          </ButtonLink>
        }
      />
    </div>
  );
}

export function EditSearchRequestPage({ id }: Readonly<{ id: string }>) {
  const { t } = useTranslation('wanted');
  const { t: common } = useTranslation();
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const session = useSession();
  const { data: one } = useQuery(mySearchRequestQuery(api, id));
  if (!one || session.status !== 'in') return null;
  const params = { searchRequestId: id };
  const cancel = (
    <ButtonLink to="/wanted/$searchRequestId" params={params} variant="quiet">
      {common('ui.cancel')}
    </ButtonLink>
  );
  return (
    <div className="wrap column pt-6 pb-14">
      <h1 className="mb-7 text-h1 wrap-anywhere">{t('edit.title')}</h1>
      {one.user_id === session.profile.user_id ? (
        <SearchRequestForm
          label={t('edit.title')}
          action={t('edit.save')}
          initial={valuesOf(one)}
          settled
          save={async ({ group_id: _, ...body }, options) => {
            await putSearchRequest(queries, await api.patch('/search_request/{id}', { id, body }, options));
            toasts.show('success', t('edit.saved'));
            await navigate({ to: '/wanted/$searchRequestId', params });
          }}
          cancel={cancel}
        />
      ) : (
        <>
          <p className="mb-4">{t('edit.creatorOnly')}</p>
          {cancel}
        </>
      )}
    </div>
  );
}
