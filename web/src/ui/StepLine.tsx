import { useTranslation } from 'react-i18next';

export function StepLine({ step, steps }: Readonly<{ step: number; steps: number }>) {
  const { t } = useTranslation();
  return (
    <div>
      <p className="text-base font-bold text-teal-deep">{t('ui.stepOf', { step, steps })}</p>
      <div aria-hidden className="mt-1.5 h-1.5 rounded-full bg-tint">
        <div className="h-full rounded-full bg-teal" style={{ width: `${(step / steps) * 100}%` }} />
      </div>
    </div>
  );
}
