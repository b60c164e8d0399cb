import type { SettingShape } from '@lendring/contracts/http/installation.js';
import { BUILT_IN_NAME } from '@lendring/contracts/kernel/brand-name.js';
import { installationLimits as limits } from '@lendring/contracts/installation/limits.js';
import { looksLikePhone, looksLikeVatId } from '@lendring/contracts/rules/operator-forms.js';
import type { Operator } from '@lendring/contracts/installation/settings.js';
import { useTranslation } from 'react-i18next';
import { looksLikeEmail } from '../../lib/forms/typed-text.js';
import { operatorEmail, operatorName } from '../../lib/installation/operator.js';
import { useForm } from '../../lib/forms/use-form.js';
import { UnsavedGuard } from '../../parts/backoffice/UnsavedGuard.js';
import { Button } from '../../ui/Button.js';
import { SendForm } from '../../ui/SendForm.js';
import { TextArea } from '../../ui/TextArea.js';
import { TextField } from '../../ui/TextField.js';
import { OperatorCard } from '../../parts/installation/OperatorCard.js';
import { useChange } from './publish.js';

const names = [
  'name',
  'address',
  'email',
  'phone',
  'register',
  'vat',
  'responsible',
  'authorities',
  'users',
  'languages',
] as const satisfies readonly (keyof Operator)[];
const emails = ['email', 'authorities', 'users'] as const;
const forms = [
  { id: 'phone', fits: looksLikePhone },
  { id: 'vat', fits: looksLikeVatId },
] as const;
const needed = ['name', 'address', 'email'] as const;
const optional = new Set<keyof Operator>(names.filter((name) => !needed.some((one) => one === name)));

const trimmed = (operator: Operator): Operator => {
  const pairs = names.map((name) => [name, operator[name].trim()]);
  return { ...operator, ...(Object.fromEntries(pairs) as Partial<Operator>) };
};

type Props = Readonly<{ shown: SettingShape; operator: Operator; onChanged: (now: SettingShape) => void }>;

export function OperatorForm({ shown, operator, onChanged }: Props) {
  const { t } = useTranslation('backoffice');
  const send = useChange({ shown, idOf: (path) => names.find((name) => name === path) ?? null, onChanged });
  const form = useForm<Operator>({
    initial: { ...operator, name: operatorName(operator) ?? '', email: operatorEmail(operator) ?? '' },
    check: (values) => [
      ...(['name', 'address'] as const)
        .filter((name) => values[name].trim() === '')
        .map((id) => ({ id, text: t(`settings.problem.${id}`) })),
      ...(values.name.trim() === BUILT_IN_NAME
        ? [{ id: 'name', text: t('settings.problem.ownName', { name: BUILT_IN_NAME }) }]
        : []),
      ...emails
        .filter((name) => !(optional.has(name) && values[name].trim() === '') && !looksLikeEmail(values[name]))
        .map((id) => ({ id, text: t('settings.problem.emailOf', { field: t(`settings.operator.${id}`) }) })),
      ...forms
        .filter(({ id, fits }) => values[id].trim() !== '' && !fits(values[id].trim()))
        .map(({ id }) => ({ id, text: t(`settings.problem.${id}`) })),
    ],
    send: (values, options) => send({ part: 'operator', value: trimmed(values) }, options),
  });
  const { values, errorAt, change } = form;
  const field = (name: keyof Operator) => ({
    id: name,
    label: t(`settings.operator.${name}`),
    value: values[name],
    maxLength: limits[name === 'authorities' || name === 'users' ? 'email' : name],
    error: errorAt(name),
    optional: optional.has(name),
  });
  const line = (name: keyof Operator) => ({
    ...field(name),
    onChange: ({ target }: Readonly<{ target: Readonly<{ value: string }> }>) => change({ [name]: target.value }),
  });
  return (
    <div className="grid gap-x-8 gap-y-6 @4xl:grid-cols-[minmax(0,1fr)_320px]">
      <SendForm form={form} label={t('settings.parts.operator')} className="flex max-w-[640px] flex-col gap-5">
        <UnsavedGuard form={form} />
        <TextField {...line('name')} autoComplete="organization" />
        <TextArea {...line('address')} rows={3} hint={t('settings.operator.addressHint')} />
        <TextField {...line('email')} type="email" />
        <TextField {...line('phone')} type="tel" />
        <TextField {...line('register')} hint={t('settings.operator.registerHint')} />
        <TextField {...line('vat')} />
        <TextField {...line('responsible')} hint={t('settings.operator.responsibleHint')} />
        <TextField {...line('authorities')} type="email" hint={t('settings.operator.authoritiesHint')} />
        <TextField {...line('users')} type="email" hint={t('settings.operator.usersHint')} />
        <TextField {...line('languages')} hint={t('settings.operator.languagesHint')} />
        <Button type="submit" busy={form.busy} className="max-sm:w-full sm:self-start">
          {t('settings.save')}
        </Button>
      </SendForm>
      <section aria-labelledby="preview">
        <h2 id="preview" className="text-h3">
          {t('settings.preview')}
        </h2>
        <OperatorCard operator={values} className="mt-3" />
      </section>
    </div>
  );
}
