import { moderationLimits as limits } from '@lendring/contracts/moderation/limits.js';
import { useTranslation } from 'react-i18next';
import type { Form } from '../../../lib/use-form.js';
import { RadioCards } from '../../../ui/RadioCards.js';
import { TextField } from '../../../ui/TextField.js';
import type { Values } from './verdict.js';

/** On which rule a decision stands; the sections of our own terms of use are suggested. */
export function GroundFields({ form: { values, change, errorAt } }: Readonly<{ form: Form<Values> }>) {
  const { t } = useTranslation('backoffice');
  const { t: legal } = useTranslation('legal');
  const sections = legal('termsOfUse.sections', { returnObjects: true });
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
          value={values.ground}
          maxLength={limits.ground}
          autoComplete="off"
          {...(values.groundKind === 'terms' && { list: 'rules' })}
          error={errorAt('ground')}
          onChange={(event) => change({ ground: event.target.value })}
        />
        <datalist id="rules">
          {sections.map(({ title }) => (
            <option key={title}>{`${legal('termsOfUse.title')}: ${title}`}</option>
          ))}
        </datalist>
      </div>
    </>
  );
}
