import type { CaseShape } from '@lendring/contracts/http/cases.js';
import { moderationLimits as limits } from '@lendring/contracts/moderation/limits.js';
import { useTranslation } from 'react-i18next';
import type { Form } from '../../lib/forms/use-form.js';
import { Checkbox } from '../../ui/Checkbox.js';
import { later } from '../../ui/later.js';
import { Select } from '../../ui/Select.js';
import { TextField } from '../../ui/TextField.js';
import { lockOf } from '../../parts/moderation/report-terms.js';
import { isOperators } from './case-state.js';
import { inForce, reportedPictures, suspensions, type Values } from './verdict.js';

const HiddenPictures = later(async () => (await import('./HiddenPictures.js')).HiddenPictures);

type Props = Readonly<{ one: CaseShape; form: Form<Values> }>;

export function Measures({ one, form }: Props) {
  const { t } = useTranslation('backoffice');
  const { values, change } = form;
  const lock = lockOf(one.subject.kind);
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 text-base font-bold">{t('verdict.measures')}</legend>
      {lock && (
        <Checkbox
          id="lock"
          label={t(`verdict.${lock}`)}
          checked={values.lock}
          onChange={(event) => change({ lock: event.target.checked })}
        />
      )}
      {one.subject.kind === 'rating' && values.lock && (
        <Checkbox
          id="uncounted"
          label={t('verdict.uncounted')}
          checked={values.uncounted}
          onChange={(event) => change({ uncounted: event.target.checked })}
        />
      )}
      {one.subject.kind === 'offer' && reportedPictures(one).length > 0 && <HiddenPictures one={one} form={form} />}
      {!isOperators(one) && <AgainstPerson one={one} form={form} />}
    </fieldset>
  );
}

function AgainstPerson({ one, form: { values, change, errorAt } }: Props) {
  const { t } = useTranslation('backoffice');
  const hint =
    values.suspend === 'good'
      ? t('verdict.goodText')
      : values.suspend !== 'none' && inForce(one).suspend
        ? t('verdict.anewText')
        : undefined;
  return (
    <>
      <Checkbox
        id="warn"
        label={t('verdict.warn')}
        checked={values.warn}
        onChange={(event) => change({ warn: event.target.checked })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          id="suspend"
          label={t('verdict.suspend')}
          hint={hint}
          value={values.suspend}
          onChange={({ target: { value } }) =>
            change({ suspend: suspensions.find((each) => each === value) ?? 'none' })
          }
          options={suspensions.map((value) => ({ value, label: t(`verdict.suspendFor.${value}`) }))}
        />
        {values.suspend === 'custom' && (
          <TextField
            id="days"
            inputMode="numeric"
            label={t('verdict.days')}
            hint={t('verdict.daysHint')}
            value={values.days}
            maxLength={String(limits.suspensionDays).length}
            autoComplete="off"
            error={errorAt('days')}
            onChange={(event) => change({ days: event.target.value })}
          />
        )}
      </div>
    </>
  );
}
