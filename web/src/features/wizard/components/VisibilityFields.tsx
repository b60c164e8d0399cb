import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session/session-context.js';
import { RadioCards, type CardOption } from '../../../ui/RadioCards.js';
import type { Visibility } from '../model/visibility.js';
import { FormSection } from './FormSection.js';

type Props = Readonly<{ value: Visibility; onChange: (value: Visibility) => void }>;

export function VisibilityFields({ value: { commercial_only, auto_accept }, onChange }: Props) {
  const { t } = useTranslation('wizard');
  const session = useSession();
  // Only commercial accounts may restrict an offer to commercial customers (spec §1, §6); an existing restriction can
  // always be lifted.
  const mayLimit = commercial_only || (session.status === 'in' && session.profile.commercial);
  return (
    <>
      {mayLimit && (
        <Question
          part="part-visibility"
          id="commercial_only"
          title={t('visibility.who')}
          value={commercial_only ? 'commercial' : 'all'}
          onChange={(choice) => onChange({ auto_accept, commercial_only: choice === 'commercial' })}
          options={[
            { value: 'all', label: t('visibility.all'), detail: t('visibility.allDetail') },
            { value: 'commercial', label: t('visibility.commercial'), detail: t('visibility.commercialDetail') },
          ]}
        />
      )}
      <Question
        part={mayLimit ? 'part-accept' : 'part-visibility'}
        id="auto_accept"
        title={t('visibility.accept')}
        intro={t('visibility.acceptHint')}
        value={auto_accept ? 'auto' : 'both'}
        onChange={(choice) => onChange({ commercial_only, auto_accept: choice === 'auto' })}
        options={[
          { value: 'both', label: t('visibility.both'), detail: t('visibility.bothDetail') },
          { value: 'auto', label: t('visibility.auto'), detail: t('visibility.autoDetail') },
        ]}
      />
    </>
  );
}

type QuestionProps<Value extends string> = Readonly<{
  part: string;
  title: string;
  intro?: string;
  id: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly CardOption<Value>[];
}>;

function Question<Value extends string>({ part, title, intro, ...choices }: QuestionProps<Value>) {
  return (
    <FormSection id={part} title={title} {...(intro ? { intro } : {})}>
      <RadioCards legend={title} hideLegend className="max-w-[720px]" {...choices} />
    </FormSection>
  );
}
