import { useTranslation } from 'react-i18next';
import { DepositFields } from '../components/DepositFields.js';
import { GroupFields } from '../components/GroupFields.js';
import { PlaceFields } from '../components/PlaceFields.js';
import { RulesFields } from '../components/RulesFields.js';
import { VisibilityFields } from '../components/VisibilityFields.js';
import { depositModel } from '../model/deposit.js';
import { groupsModel } from '../model/groups.js';
import { placeModel } from '../model/place.js';
import { acceptedModel, termsModel } from '../model/terms.js';
import { visibilityModel } from '../model/visibility.js';
import { StepFrame } from '../StepFrame.js';
import { useStepForm } from '../use-step-form.js';
import { useWizard } from '../wizard-context.js';

export function TermsStep() {
  const { t } = useTranslation('wizard');
  const { mode } = useWizard();
  const form = useStepForm({
    place: placeModel,
    deposit: depositModel,
    groups: groupsModel,
    visibility: visibilityModel,
    terms: mode === 'edit' ? acceptedModel : termsModel,
  });
  const {
    values: { place, deposit, groups, visibility, terms },
    errorAt,
  } = form;
  return (
    <StepFrame title={t('conditions.title')} intro={t('conditions.intro')} form={form}>
      <PlaceFields value={place} onChange={(value) => form.change({ place: value })} error={errorAt('place-add')} />
      <DepositFields value={deposit} onChange={(value) => form.change({ deposit: value })} error={errorAt('deposit')} />
      <GroupFields value={groups} onChange={(value) => form.change({ groups: value })} error={errorAt('audience')} />
      <VisibilityFields value={visibility} onChange={(value) => form.change({ visibility: value })} />
      {mode === 'create' && (
        <RulesFields
          value={terms}
          onChange={(value) => form.change({ terms: value })}
          error={errorAt('terms_accepted')}
        />
      )}
    </StepFrame>
  );
}
