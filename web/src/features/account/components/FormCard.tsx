import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Form } from '../../../lib/use-form.js';
import { Button } from '../../../ui/Button.js';
import { ErrorSummary } from '../../../ui/ErrorSummary.js';

type Props<Values> = Readonly<{ form: Form<Values>; label: string; action?: string; children: ReactNode }>;

/** A form of the account: what is wrong above, the one action below. */
export function FormCard<Values>({ form, label, action, children }: Props<Values>) {
  const { t } = useTranslation('account');
  return (
    <form aria-label={label} noValidate onSubmit={(event) => { event.preventDefault(); void form.submit(); }} className="flex max-w-[640px] flex-col gap-6">
      <ErrorSummary key={form.summary.attempt} problems={form.summary.problems} text={form.summary.text} />
      {children}
      <div className="mt-1"><Button type="submit" busy={form.busy} className="max-sm:w-full">{action ?? t('save')}</Button></div>
    </form>
  );
}
