import type { GroupBody } from '@lendring/contracts/http/groups.js';
import { groupLimits } from '@lendring/contracts/group/limits.js';
import DoorOpen from 'lucide-react/icons/door-open';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Hand from 'lucide-react/icons/hand';
import Ticket from 'lucide-react/icons/ticket';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../../lib/forms/use-form.js';
import { Button } from '../../../ui/Button.js';
import { Checkbox } from '../../../ui/Checkbox.js';
import { ColourChoice } from '../../../parts/account/ColourChoice.js';
import { SendForm } from '../../../ui/SendForm.js';
import { RadioCards } from '../../../ui/RadioCards.js';
import { TextArea } from '../../../ui/TextArea.js';
import { TextField } from '../../../ui/TextField.js';
import { TownField } from '../../../parts/places/TownField.js';
import { bodyOf, fieldOf, wrongGroup, type GroupValues } from '../model.js';

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
      <div className="flex flex-col items-start gap-2">
        <div className="w-full max-w-[360px]">
          <TownField
            id="town"
            label={t('form.town')}
            town={values.town?.city ?? ''}
            hint={t('form.townHint')}
            optional
            unknown={t('form.townUnknown')}
            error={errorAt('town')}
            onChoose={(town) => change({ town })}
          />
        </div>
        {values.town && (
          <Button type="button" small variant="ghost" onClick={() => change({ town: null })}>
            {t('form.townRemove')}
          </Button>
        )}
      </div>
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
