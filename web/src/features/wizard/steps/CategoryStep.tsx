import { useTranslation } from 'react-i18next';
import { CategoryChooser } from '../components/CategoryChooser.js';
import { categoryModel } from '../model/category.js';
import { StepFrame } from '../StepFrame.js';
import { useStepForm } from '../use-step-form.js';
import { useWizard } from '../wizard-context.js';

export function CategoryStep() {
  const { t } = useTranslation('wizard');
  const { categories } = useWizard();
  const form = useStepForm({ category: categoryModel });
  return (
    <StepFrame title={t('category.title')} intro={t('category.intro')} form={form}>
      <CategoryChooser
        categories={categories}
        chosen={form.values.category.category_id}
        onChoose={(category_id) => form.change({ category: { category_id } })}
        error={form.errorAt('category')}
      />
    </StepFrame>
  );
}
