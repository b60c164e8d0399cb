import { Link } from '@tanstack/react-router';
import { Trans, useTranslation } from 'react-i18next';
import { Checkbox } from '../../../ui/Checkbox.js';
import type { Terms } from '../model/terms.js';
import { FormSection } from './FormSection.js';

type Props = Readonly<{ value: Terms; onChange: (value: Terms) => void; error: string | undefined }>;

export function RulesFields({ value, onChange, error }: Props) {
  const { t } = useTranslation('wizard');
  const links = {
    use: <Link to="/terms-of-use" target="_blank" className="underline" />,
    general: <Link to="/terms" target="_blank" className="underline" />,
  };
  return (
    <FormSection id="part-terms" title={t('terms.title')} intro={t('terms.intro')}>
      <ul className="flex max-w-[64ch] list-disc flex-col gap-2 pl-5">
        {(['own', 'true', 'keep', 'fair'] as const).map((rule) => (
          <li key={rule}>{t(`terms.rule.${rule}`)}</li>
        ))}
      </ul>
      <div className="max-w-[720px] rounded-md border border-edge px-5 py-3">
        <Checkbox
          id="terms_accepted"
          checked={value.accepted}
          onChange={(event) => onChange({ accepted: event.target.checked })}
          error={error}
          hint={t('terms.newTab')}
          label={<Trans t={t} i18nKey="terms.accept" components={links} />}
        />
      </div>
    </FormSection>
  );
}
