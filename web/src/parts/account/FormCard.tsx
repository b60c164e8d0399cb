import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSessionStore } from '../../lib/session/session-context.js';
import type { Form } from '../../lib/forms/use-form.js';
import { Button } from '../../ui/Button.js';
import { ErrorSummary } from '../../ui/ErrorSummary.js';
import { LeaveGuard } from '../../ui/LeaveGuard.js';

type Props<Values> = Readonly<{
  form: Form<Values>;
  label: string;
  action?: string;
  aside?: ReactNode;
  note?: ReactNode;
  /** Closes the form without saving; absent where it stays open. */
  onCancel?: (() => void) | undefined;
  children: ReactNode;
}>;

/** Account form with an error summary, one submit button and a prompt before unsaved changes are lost. */
export function FormCard<Values>({ form, label, action, aside, note, onCancel, children }: Props<Values>) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation();
  const came = useRef(JSON.stringify(form.values));
  const latest = useRef('');
  useEffect(() => {
    latest.current = JSON.stringify(form.values);
  });
  const session = useSessionStore();
  // Do not prompt while the form is being submitted, or after a sign-out in another tab.
  const unsaved = () => session.get().status === 'in' && !form.busy && JSON.stringify(form.values) !== came.current;
  const submit = async () => {
    // Saved values become the baseline for detecting the next unsaved change.
    if (await form.submit()) came.current = latest.current;
  };
  const body = (
    <form
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      className="flex max-w-[640px] flex-col gap-6"
    >
      <ErrorSummary key={form.summary.attempt} problems={form.summary.problems} text={form.summary.text} />
      {children}
      <LeaveGuard unsaved={unsaved} />
      {note}
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" busy={form.busy} className="max-sm:w-full">
          {action ?? t('save')}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {common('ui.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
  return aside ? (
    <div className="grid gap-8 @min-[800px]:grid-cols-[minmax(0,640px)_minmax(240px,380px)] @min-[800px]:items-start @min-[800px]:gap-10">
      {body}
      {aside}
    </div>
  ) : (
    body
  );
}
