import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session-context.js';
import { RadioCards } from '../../../ui/RadioCards.js';
import type { Visibility } from '../model/visibility.js';
import { FormSection } from './FormSection.js';

type Props = Readonly<{ value: Visibility; onChange: (value: Visibility) => void }>;

/** Who may ask, and when a loan is settled. */
export function VisibilityFields({ value: { commercial_only, auto_accept }, onChange }: Props) {
  const { t } = useTranslation('wizard');
  const session = useSession();
  // Limiting to commercial customers is for commercial accounts (spec §1, §6); a limit set earlier can always be taken back.
  const mayLimit = commercial_only || (session.status === 'in' && session.profile.commercial);
  return (
    <>
      {mayLimit && (
        <FormSection id="part-visibility" title={t('visibility.who')}>
          <RadioCards
            id="commercial_only" legend={t('visibility.who')} hideLegend value={commercial_only ? 'commercial' : 'all'} className="max-w-[720px]"
            onChange={(choice) => onChange({ auto_accept, commercial_only: choice === 'commercial' })}
            options={[
              { value: 'all', label: t('visibility.all'), detail: t('visibility.allDetail') },
              { value: 'commercial', label: t('visibility.commercial'), detail: t('visibility.commercialDetail') },
            ]}
          />
        </FormSection>
      )}
      <FormSection id={mayLimit ? 'part-accept' : 'part-visibility'} title={t('visibility.accept')} intro={t('visibility.acceptHint')}>
        <RadioCards
          id="auto_accept" legend={t('visibility.accept')} hideLegend value={auto_accept ? 'auto' : 'both'} className="max-w-[720px]"
          onChange={(choice) => onChange({ commercial_only, auto_accept: choice === 'auto' })}
          options={[
            { value: 'both', label: t('visibility.both'), detail: t('visibility.bothDetail') },
            { value: 'auto', label: t('visibility.auto'), detail: t('visibility.autoDetail') },
          ]}
        />
      </FormSection>
    </>
  );
}
