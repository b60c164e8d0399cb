import { pageAddress } from '@lendring/contracts/pages/address.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale.js';
import { signInHref } from '../../../lib/session/sign-in.js';
import type { Form } from '../../../lib/forms/use-form.js';
import { Button } from '../../../ui/Button.js';
import { ErrorSummary } from '../../../ui/ErrorSummary.js';

type Props = Readonly<{
  form: Pick<Form<object>, 'summary' | 'busy'> & Readonly<{ submit: () => Promise<boolean> }>;
  title: string;
  text: string;
  action: string;
  page: '/plan/cancel' | '/plan/withdraw';
  children: ReactNode;
}>;

export function ByInvoiceForm({ form: { summary, submit, busy }, title, text, action, page, children }: Props) {
  const { t } = useTranslation('billing');
  const locale = useLocale();
  return (
    <form
      aria-labelledby="by-invoice"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      className="mt-6 flex flex-col gap-5"
    >
      <div>
        <h2 id="by-invoice" className="text-h3">
          {title}
        </h2>
        <p className="mt-1 text-muted">{text}</p>
      </div>
      <ErrorSummary key={summary.attempt} problems={summary.problems} text={summary.text} loneAtField />
      {children}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" busy={busy}>
          {action}
        </Button>
        <a href={signInHref(pageAddress(locale, page), locale)} className="underline">
          {t('cancel.signIn')}
        </a>
      </div>
    </form>
  );
}
