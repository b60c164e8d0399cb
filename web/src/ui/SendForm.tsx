import type { ReactNode } from 'react';
import type { Form } from '../lib/use-form.js';
import { ErrorSummary } from './ErrorSummary.js';

type Props = Readonly<{
  form: Pick<Form<object>, 'summary'> & Readonly<{ submit: () => Promise<boolean> }>;
  className: string;
  children: ReactNode;
}> &
  ({ readonly label: string } | { readonly labelledBy: string });

/** A form whose script sends it, with what is wrong above its fields. */
export function SendForm({ form: { summary, submit }, className, children, ...named }: Props) {
  return (
    <form
      {...('label' in named ? { 'aria-label': named.label } : { 'aria-labelledby': named.labelledBy })}
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ErrorSummary key={summary.attempt} problems={summary.problems} text={summary.text} />
      {children}
    </form>
  );
}
