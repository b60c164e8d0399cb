import { Link } from '@tanstack/react-router';
import { Trans, useTranslation } from 'react-i18next';
import { Checkbox } from '../../../ui/Checkbox.js';
import { termsModel } from '../model/terms.js';
import { StepFrame } from '../StepFrame.js';
import { useStepForm } from '../use-step-form.js';

export function TermsStep() {
  const { t } = useTranslation('wizard');
  const form = useStepForm(termsModel);
  const parts = { use: <Link to="/terms-of-use" target="_blank" className="underline" />, general: <Link to="/terms" target="_blank" className="underline" /> };
  return (
    <StepFrame title={t('terms.title')} intro={t('terms.intro')} form={form}>
      <ul className="flex max-w-[64ch] list-disc flex-col gap-2 pl-5">
        {(['own', 'true', 'keep', 'fair'] as const).map((rule) => <li key={rule}>{t(`terms.rule.${rule}`)}</li>)}
      </ul>
      <div className="max-w-[720px] rounded-md border border-edge px-5 py-3">
        <Checkbox
          id="terms_accepted" checked={form.values.accepted} onChange={(event) => form.change({ accepted: event.target.checked })} error={form.errorAt('terms_accepted')} hint={t('terms.newTab')}
          label={<Trans t={t} i18nKey="terms.accept" components={parts} />}
        />
      </div>
    </StepFrame>
  );
}
