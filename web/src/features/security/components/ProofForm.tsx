import type { ReactNode } from 'react';
import type { useForm } from '../../../lib/forms/use-form.js';
import { Button } from '../../../ui/Button.js';
import { ErrorSummary } from '../../../ui/ErrorSummary.js';

type Props = Readonly<{
  form: Pick<ReturnType<typeof useForm>, 'summary' | 'busy'> & Readonly<{ submit: () => Promise<boolean> }>;
  labelledBy: string;
  intro?: ReactNode;
  children: ReactNode;
  act: string;
  danger?: boolean;
  cancel: string;
  onCancel: () => void;
}>;

export function ProofForm({ form, labelledBy, intro, children, act, danger = false, cancel, onCancel }: Props) {
  return (
    <form
      aria-labelledby={labelledBy}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
      className="flex max-w-[440px] flex-col gap-5"
    >
      {intro}
      <ErrorSummary key={form.summary.attempt} problems={form.summary.problems} text={form.summary.text} loneAtField />
      {children}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={form.busy}>
          {act}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </form>
  );
}
