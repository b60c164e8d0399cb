import { limits } from '@lendring/contracts/kernel/limits.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../lib/forms/use-form.js';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import { ErrorSummary, type FieldProblem } from '../../ui/ErrorSummary.js';
import { TextArea } from '../../ui/TextArea.js';

type Props = Readonly<{
  open: boolean;
  onClose: () => void;
  title: string;
  text: string;
  action: string;
  hint?: string;
  danger?: boolean;
  children?: (errorAt: (id: string) => string | undefined) => ReactNode;
  check?: () => readonly FieldProblem[];
  send: (reason: string, options: Readonly<{ idempotencyKey: string }>) => Promise<void>;
}>;

export function ReasonDialog({ open, onClose, title, ...rest }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <Asking {...rest} />
    </Dialog>
  );
}

function Asking({
  text,
  action,
  hint,
  danger = false,
  children,
  check,
  send,
}: Omit<Props, 'open' | 'onClose' | 'title'>) {
  const { t } = useTranslation('people');
  const { values, errorAt, change, ...form } = useForm({
    initial: { reason: '' },
    check: ({ reason }) => [
      ...(check?.() ?? []),
      ...(reason.trim() === '' ? [{ id: 'reason', text: t('act.reasonMissing') }] : []),
    ],
    send: async ({ reason }, options) => {
      await send(reason.trim(), options);
    },
    fieldOf: (path) => (path === 'reason' || path === 'email' ? path : null),
  });
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <p className="wrap-anywhere">{text}</p>
      <ErrorSummary key={form.summary.attempt} problems={form.summary.problems} text={form.summary.text} />
      {children?.(errorAt)}
      <TextArea
        id="reason"
        label={t('act.reason')}
        hint={hint ?? t('act.reasonHint')}
        value={values.reason}
        maxLength={limits.reason}
        error={errorAt('reason')}
        onChange={(event) => change({ reason: event.target.value })}
      />
      <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={form.busy} className="self-start">
        {action}
      </Button>
    </form>
  );
}
