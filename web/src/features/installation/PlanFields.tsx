import { planLimits as limits, promisedFeatures } from '@lendring/contracts/billing/plan-limits.js';
import { useTranslation } from 'react-i18next';
import { localeCodes, locales } from '../../i18n/locale.js';
import { Checkbox } from '../../ui/Checkbox.js';
import { NumberField } from '../../ui/NumberField.js';
import { TextArea } from '../../ui/TextArea.js';
import { TextField } from '../../ui/TextField.js';
import { intervals, planFieldName } from './setting-facts.js';
import type { PlanDraft } from './plans-draft.js';

type Props = Readonly<{
  id: string;
  draft: PlanDraft;
  errorAt: (id: string) => string | undefined;
  onChange: (part: Partial<PlanDraft>) => void;
}>;

export function PlanFields({ id, draft, errorAt, onChange }: Props) {
  const { t } = useTranslation('backoffice');
  const { price, included } = draft;
  return (
    <div className="flex flex-col gap-5">
      {localeCodes.map((code) => (
        <TextField
          key={code}
          id={`${id}-title-${code}`}
          lang={locales[code].iso}
          label={planFieldName(t, ['title', code])}
          value={draft.title[code]}
          maxLength={limits.title}
          error={errorAt(`${id}-title-${code}`)}
          onChange={(event) => onChange({ title: { ...draft.title, [code]: event.target.value } })}
        />
      ))}
      {localeCodes.map((code) => (
        <TextArea
          key={code}
          id={`${id}-text-${code}`}
          rows={2}
          lang={locales[code].iso}
          label={planFieldName(t, ['text', code])}
          value={draft.text[code]}
          maxLength={limits.text}
          error={errorAt(`${id}-text-${code}`)}
          onChange={(event) => onChange({ text: { ...draft.text, [code]: event.target.value.replaceAll('\n', ' ') } })}
        />
      ))}
      {price && (
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {intervals.map((interval) => (
            <NumberField
              key={interval}
              id={`${id}-price-${interval}`}
              kind="money"
              suffix="€"
              label={planFieldName(t, ['price', interval])}
              value={price[interval]}
              error={errorAt(`${id}-price-${interval}`)}
              onChange={(net) => onChange({ price: { ...price, [interval]: net } })}
            />
          ))}
        </div>
      )}
      <fieldset className="m-0 border-0 p-0">
        <legend className="font-bold">{t('settings.plans.included')}</legend>
        <p className="mb-3 text-small text-muted">{t('settings.plans.includedHint')}</p>
        <div className="grid items-end gap-5 sm:grid-cols-2">
          {promisedFeatures.map((name) => (
            <NumberField
              key={name}
              id={`${id}-included-${name}`}
              label={planFieldName(t, ['included', name])}
              value={included[name]}
              error={errorAt(`${id}-included-${name}`)}
              onChange={(count) => onChange({ included: { ...included, [name]: count } })}
            />
          ))}
        </div>
      </fieldset>
      {price && (
        <>
          <NumberField
            id={`${id}-trialDays`}
            label={planFieldName(t, ['trialDays'])}
            hint={t('settings.plans.trialDaysHint')}
            value={draft.trialDays}
            error={errorAt(`${id}-trialDays`)}
            onChange={(trialDays) => onChange({ trialDays })}
          />
          <Checkbox
            id={`${id}-audience`}
            label={t('settings.plans.commercial')}
            checked={draft.audience === 'commercial'}
            onChange={(event) => onChange({ audience: event.target.checked ? 'commercial' : 'everybody' })}
          />
          <Checkbox
            id={`${id}-offered`}
            label={t('settings.plans.offered')}
            hint={t('settings.plans.offeredHint')}
            checked={draft.offered}
            onChange={(event) => onChange({ offered: event.target.checked })}
          />
        </>
      )}
    </div>
  );
}
