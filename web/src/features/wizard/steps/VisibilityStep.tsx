import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session-context.js';
import { RadioCards } from '../../../ui/RadioCards.js';
import { visibilityModel } from '../model/visibility.js';
import { StepFrame } from '../StepFrame.js';
import { useStepForm } from '../use-step-form.js';

export function VisibilityStep() {
  const { t } = useTranslation('wizard');
  const session = useSession();
  const form = useStepForm(visibilityModel);
  const { commercial_only, auto_accept } = form.values;
  // Limiting to commercial customers is for commercial accounts (spec §1, §6); a limit set earlier can always be taken back.
  const mayLimit = commercial_only || (session.status === 'in' && session.profile.commercial);
  return (
    <StepFrame title={t(mayLimit ? 'visibility.titleCommercial' : 'visibility.title')} intro={t(mayLimit ? 'visibility.introCommercial' : 'visibility.intro')} form={form}>
      {mayLimit && (
        <RadioCards
          id="commercial_only" legend={t('visibility.who')} value={commercial_only ? 'commercial' : 'all'} className="max-w-[720px]"
          onChange={(choice) => form.change({ auto_accept, commercial_only: choice === 'commercial' })}
          options={[
            { value: 'all', label: t('visibility.all'), detail: t('visibility.allDetail') },
            { value: 'commercial', label: t('visibility.commercial'), detail: t('visibility.commercialDetail') },
          ]}
        />
      )}
      <RadioCards
        id="auto_accept" legend={t('visibility.accept')} hideLegend={!mayLimit} {...(mayLimit ? { hint: t('visibility.acceptHint') } : {})} value={auto_accept ? 'auto' : 'both'} className="max-w-[720px]"
        onChange={(choice) => form.change({ commercial_only, auto_accept: choice === 'auto' })}
        options={[
          { value: 'both', label: t('visibility.both'), detail: t('visibility.bothDetail') },
          { value: 'auto', label: t('visibility.auto'), detail: t('visibility.autoDetail') },
        ]}
      />
    </StepFrame>
  );
}
