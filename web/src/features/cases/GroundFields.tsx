import { moderationLimits as limits } from '@lendring/contracts/moderation/limits.js';
import type { CaseShape } from '@lendring/contracts/http/cases.js';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.js';
import type { Form } from '../../lib/forms/use-form.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { RadioCards } from '../../ui/RadioCards.js';
import { TextField } from '../../ui/TextField.js';
import { holds, type Values } from './verdict.js';

type Props = Readonly<{ one: Pick<CaseShape, 'owner_language'>; form: Form<Values> }>;

/** Legal ground of a decision. Suggests sections of the terms in force, in the language of the affected user. */
export function GroundFields({ one, form: { values, change, errorAt } }: Props) {
  const { t } = useTranslation('backoffice');
  const locale = useLocale();
  const languages = [...new Set([one.owner_language ?? locale, locale])];
  const { data: rules = [] } = useQuery({
    queryKey: ['rules', ...languages],
    // Load the terms only when a breach is selected.
    queryFn: async () => (await import('./rules.js')).rulesInAll(languages),
  });
  return (
    <>
      <RadioCards
        id="groundKind"
        legend={t('verdict.groundKind')}
        className="grid-cols-2!"
        value={values.groundKind}
        onChange={(groundKind) => change({ groundKind })}
        options={(['terms', 'law'] as const).map((value) => ({ value, label: t(`verdict.${value}`) }))}
      />
      <div>
        <TextField
          id="ground"
          label={t('verdict.ground')}
          hint={t('verdict.groundHint')}
          optional={!holds(values)}
          value={values.ground}
          maxLength={limits.ground}
          autoComplete="off"
          {...(values.groundKind === 'terms' && { list: 'rules' })}
          error={errorAt('ground')}
          onChange={(event) => change({ ground: event.target.value })}
        />
        <datalist id="rules">
          {rules.map((rule) => (
            <option key={rule}>{rule}</option>
          ))}
        </datalist>
      </div>
    </>
  );
}
