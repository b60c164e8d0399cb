import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import DoorOpen from 'lucide-react/icons/door-open';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Hand from 'lucide-react/icons/hand';
import Ticket from 'lucide-react/icons/ticket';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { groupLimits } from '@lendring/contracts/group/limits.js';
import type { GroupBody } from '@lendring/contracts/http/groups.js';
import { putGroup } from '../../api/groups.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useForm } from '../../lib/forms/use-form.js';
import { ColourChoice } from '../../parts/account/ColourChoice.js';
import { RemovableTownField, useHomeTown } from '../../parts/places/TownField.js';
import { Button } from '../../ui/Button.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { Checkbox } from '../../ui/Checkbox.js';
import { RadioCards } from '../../ui/RadioCards.js';
import { SendForm } from '../../ui/SendForm.js';
import { TextArea } from '../../ui/TextArea.js';
import { TextField } from '../../ui/TextField.js';
import { bodyOf, fieldOf, type GroupValues, newGroup, wrongGroup } from './model.js';

type Props = Readonly<{
  label: string;
  action: string;
  initial: GroupValues;
  save: (body: GroupBody, options: Readonly<{ idempotencyKey: string }>) => Promise<void>;
  cancel?: ReactNode;
}>;

const kinds = [
  ['open', DoorOpen],
  ['request', Hand],
  ['invitation', Ticket],
] as const;

export function GroupForm({ label, action, initial, save, cancel }: Props) {
  const { t } = useTranslation('groups');
  const form = useForm<GroupValues>({
    initial,
    check: (values) => wrongGroup(values).map((id) => ({ id, text: t(`problem.${id}`) })),
    send: async (values, options) => {
      await save(bodyOf(values), options);
    },
    fieldOf,
  });
  const { values, errorAt, change } = form;
  return (
    <SendForm form={form} label={label} className="flex max-w-[640px] flex-col gap-6">
      <TextField
        id="name"
        label={t('form.name')}
        hint={t('form.nameHint')}
        value={values.name}
        maxLength={groupLimits.name}
        autoComplete="off"
        error={errorAt('name')}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextArea
        id="description"
        label={t('form.description')}
        hint={t('form.descriptionHint')}
        optional
        value={values.description}
        maxLength={groupLimits.description}
        error={errorAt('description')}
        onChange={(event) => change({ description: event.target.value })}
      />
      <RemovableTownField
        id="town"
        label={t('form.town')}
        town={values.town?.city ?? ''}
        hint={t('form.townHint')}
        optional
        unknown={t('form.townUnknown')}
        error={errorAt('town')}
        remove={values.town ? t('form.townRemove') : null}
        onChange={(town) => change({ town })}
      />
      <RadioCards
        id="joining"
        legend={t('form.joining')}
        className="grid-cols-1 sm:grid-cols-3"
        value={values.joining}
        onChange={(joining) => change({ joining, listed: joining !== 'invitation' })}
        options={kinds.map(([value, icon]) => ({
          value,
          icon,
          label: t(`joining.${value}.label`),
          detail: t(`joining.${value}.detail`),
        }))}
      />
      {values.joining === 'invitation' && (
        <RadioCards
          id="listed"
          legend={t('form.listed')}
          className="grid-cols-1 sm:grid-cols-2"
          value={values.listed ? 'yes' : 'no'}
          onChange={(listed) => change({ listed: listed === 'yes' })}
          options={[
            { value: 'no', icon: EyeOff, label: t('listed.no.label'), detail: t('listed.no.detail') },
            { value: 'yes', icon: Eye, label: t('listed.yes.label'), detail: t('listed.yes.detail') },
          ]}
        />
      )}
      {values.listed && (
        <Checkbox
          label={t('form.publicWanted')}
          hint={t('form.publicWantedHint')}
          checked={values.publicSearchRequests}
          onChange={(event) => change({ publicSearchRequests: event.target.checked })}
        />
      )}
      <TextArea
        id="rules"
        label={t('form.rules')}
        hint={t('form.rulesHint')}
        optional
        value={values.rules}
        maxLength={groupLimits.rules}
        error={errorAt('rules')}
        onChange={(event) => change({ rules: event.target.value })}
      />
      <ColourChoice
        legend={t('form.color')}
        value={values.color}
        onChange={(color) => change({ color })}
        nameOf={(name) => t(`color.${name}`)}
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

export function FoundGroupPage() {
  const { t } = useTranslation('groups');
  const { t: common } = useTranslation();
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const town = useHomeTown();
  return (
    <div className="wrap column pt-6 pb-14">
      <h1 className="text-h1">{t('found.title')}</h1>
      <p className="mt-2 mb-7 text-muted">{t('found.text')}</p>
      <GroupForm
        label={t('found.title')}
        action={t('found.action')}
        initial={{ ...newGroup, town }}
        save={async (body, options) => {
          const group = await api.post('/group', { body }, options);
          await putGroup(queries, group);
          await navigate({ to: '/group/$groupId/members', params: { groupId: group.group_id } });
        }}
        cancel={
          <ButtonLink to="/groups" variant="quiet">
            {common('ui.cancel')}
          </ButtonLink>
        }
      />
    </div>
  );
}
