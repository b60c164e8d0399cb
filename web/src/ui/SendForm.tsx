import type { ReactNode } from 'react';
import type { Form } from '../lib/forms/use-form.js';
import { focusNoDate } from './no-date.js';
import { ErrorSummary } from './ErrorSummary.js';

type Props = Readonly<{
  form: Pick<Form<object>, 'summary'> & Readonly<{ submit: () => Promise<boolean> }>;
  className: string;
  label?: string;
  labelledBy?: string;
  children: ReactNode;
}>;

export function SendForm({ form: { summary, submit }, className, label, labelledBy, children }: Props) {
  return (
    <form
      aria-label={label}
      aria-labelledby={labelledBy}
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        if (!focusNoDate(event.currentTarget)) void submit();
      }}
    >
      <ErrorSummary key={summary.attempt} problems={summary.problems} text={summary.text} />
      {children}
    </form>
  );
}
