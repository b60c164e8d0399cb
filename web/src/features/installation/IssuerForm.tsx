import { vatIdBeginsWith } from '@lendring/contracts/billing/issuer-rules.js';
import { leastYears } from '@lendring/contracts/billing/retention.js';
import type { SettingShape } from '@lendring/contracts/http/installation.js';
import type { IssuerSetting } from '@lendring/contracts/billing/issuer.js';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../lib/forms/use-form.js';
import { UnsavedGuard } from '../../parts/backoffice/UnsavedGuard.js';
import { Checkbox } from '../../ui/Checkbox.js';
import { SendForm } from '../../ui/SendForm.js';
import { TextField } from '../../ui/TextField.js';
import {
  comparableIssuer,
  draftOfIssuer,
  isNeeded,
  issuerOfDraft,
  issuerWords,
  problemsOfIssuer,
  type IssuerDraft,
  type IssuerWord,
} from './issuer-draft.js';
import { PublishDraft, useChange } from './publish.js';

type Props = Readonly<{ shown: SettingShape; issuer: IssuerSetting; onChanged: (now: SettingShape) => void }>;

const hinted = ['country', 'vatId', 'taxNumber', 'register', 'iban'] as const satisfies readonly IssuerWord[];
const hintOf = (name: IssuerWord) => hinted.find((one) => one === name);

/** Statutory minimum retention of invoices in the selected country, in years. */
const leastOf = (draft: IssuerDraft): number => leastYears(issuerOfDraft(draft).country);

export function IssuerForm({ shown, issuer, onChanged }: Props) {
  const { t } = useTranslation('backoffice');
  const send = useChange({ shown, idOf: (path) => path, onChanged });
  const form = useForm<IssuerDraft & Readonly<{ reason: string }>>({
    initial: { ...draftOfIssuer(issuer), reason: '' },
    check: ({ reason, ...draft }) => [
      ...problemsOfIssuer(draft).map(([id, problem]) => ({
        id,
        text: t(`settings.issuer.problem.${problem}`, {
          field: t(`settings.issuer.${id}`),
          least: leastOf(draft),
          prefix: vatIdBeginsWith(issuerOfDraft(draft).country),
        }),
      })),
      ...(reason.trim() === '' ? [{ id: 'reason', text: t('settings.problem.reason') }] : []),
    ],
    send: async ({ reason, ...draft }, options) =>
      send({ part: 'issuer', value: issuerOfDraft(draft) }, options, reason),
  });
  const { values, errorAt, change } = form;
  const { reason, ...draft } = values;
  return (
    <SendForm form={form} label={t('settings.parts.issuer')} className="flex max-w-[640px] flex-col gap-5">
      <UnsavedGuard form={form} />
      {issuerWords.map((name) => {
        const hint = hintOf(name);
        return (
          <TextField
            key={name}
            id={name}
            type={name === 'email' ? 'email' : name === 'phone' ? 'tel' : 'text'}
            label={t(`settings.issuer.${name}`)}
            {...(hint && { hint: t(`settings.issuer.${hint}Hint`) })}
            value={values[name]}
            maxLength={200}
            optional={!isNeeded(name)}
            error={errorAt(name)}
            onChange={(event) => change({ [name]: event.target.value })}
          />
        );
      })}
      <Checkbox
        id="exempt"
        label={t('settings.issuer.exempt')}
        hint={t('settings.issuer.exemptHint')}
        checked={values.exempt}
        onChange={(event) => change({ exempt: event.target.checked })}
      />
      <TextField
        id="retentionYears"
        inputMode="numeric"
        label={t('settings.issuer.retentionYears')}
        hint={t('settings.issuer.retentionYearsHint', { least: leastOf(draft) })}
        value={values.retentionYears}
        maxLength={2}
        error={errorAt('retentionYears')}
        onChange={(event) => change({ retentionYears: event.target.value })}
      />
      <PublishDraft
        before={shown.setting}
        draft={{ part: 'issuer', value: comparableIssuer(draft, issuer) }}
        reason={reason}
        error={errorAt('reason')}
        busy={form.busy}
        onReason={(text) => change({ reason: text })}
      />
    </SendForm>
  );
}
