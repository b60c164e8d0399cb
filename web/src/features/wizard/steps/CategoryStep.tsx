import { useTranslation } from 'react-i18next';
import { CategoryChooser } from '../components/CategoryChooser.js';
import { ProfileNeeded } from '../components/ProfileNeeded.js';
import { categoryModel } from '../model/category.js';
import { StepFrame } from '../StepFrame.js';
import { useProfileGap } from '../use-profile-gap.js';
import { useStepForm } from '../use-step-form.js';
import { useWizard } from '../wizard-context.js';

export function CategoryStep() {
  const { t } = useTranslation('wizard');
  const { categories, mode } = useWizard();
  const gap = useProfileGap();
  const form = useStepForm({ category: categoryModel });
  return (
    <StepFrame title={t('category.title')} intro={t('category.intro')} form={form}>
      {mode === 'create' && gap && <ProfileNeeded gap={gap} early />}
      <CategoryChooser
        categories={categories}
        chosen={form.values.category.category_id}
        onChoose={(category_id) => form.change({ category: { category_id } })}
        error={form.errorAt('category')}
      />
    </StepFrame>
  );
}
