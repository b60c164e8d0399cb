import { useTranslation } from 'react-i18next';
import { Select } from '../../../ui/Select.js';
import { TextField } from '../../../ui/TextField.js';
import type { ConditionsProblem, TypedConditions } from './conditions.js';

type Props = Readonly<{
  typed: TypedConditions;
  onChange: (typed: TypedConditions) => void;
  /** Problem to show at its field. */
  problem: Readonly<{ at: ConditionsProblem['field']; text: string }> | null;
}>;

/** Conditions for borrowers of many offers; each can be left as it is. */
export function ConditionFields({ typed, onChange, problem }: Props) {
  const { t } = useTranslation('offerTable');
  const at = (field: ConditionsProblem['field']) => (problem?.at === field ? problem.text : undefined);
  return (
    <div className="flex flex-col gap-4">
      <p>{t('bulk.text.conditions')}</p>
      <Select
        label={t('bulk.conditions.phone')}
        value={typed.phone}
        error={at('phone')}
        options={(['same', 'needed', 'none'] as const).map((value) => ({
          value,
          label: t(value === 'same' ? 'bulk.conditions.same' : `bulk.conditions.phoneIs.${value}`),
        }))}
        onChange={({ target }) => onChange({ ...typed, phone: target.value as TypedConditions['phone'] })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('bulk.conditions.ratings')}
          hint={`${t('bulk.conditions.ratingsHint')} ${t('bulk.conditions.numberHint')}`}
          inputMode="numeric"
          autoComplete="off"
          value={typed.ratings}
          error={at('ratings')}
          onChange={({ target }) => onChange({ ...typed, ratings: target.value })}
        />
        <TextField
          label={t('bulk.conditions.km')}
          hint={t('bulk.conditions.numberHint')}
          inputMode="numeric"
          autoComplete="off"
          suffix="km"
          value={typed.km}
          error={at('km')}
          onChange={({ target }) => onChange({ ...typed, km: target.value })}
        />
      </div>
      <Select
        label={t('bulk.conditions.residents')}
        value={typed.residents}
        options={(['same', 'all', 'postals'] as const).map((value) => ({
          value,
          label: t(value === 'same' ? 'bulk.conditions.same' : `bulk.conditions.residentsAre.${value}`),
        }))}
        onChange={({ target }) => onChange({ ...typed, residents: target.value as TypedConditions['residents'] })}
      />
      {typed.residents === 'postals' && (
        <TextField
          label={t('bulk.conditions.postals')}
          hint={t('bulk.commas')}
          autoComplete="off"
          value={typed.postals}
          error={at('postals')}
          onChange={({ target }) => onChange({ ...typed, postals: target.value })}
        />
      )}
    </div>
  );
}
