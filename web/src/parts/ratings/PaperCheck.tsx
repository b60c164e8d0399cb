import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf, useForm } from '../../lib/forms/use-form.js';
import { Button } from '../../ui/Button.js';
import { SendForm } from '../../ui/SendForm.js';
import { TextArea } from '../../ui/TextArea.js';

type Props<Found> = Readonly<{
  id: string;
  title: string;
  label: string;
  missing: string;
  action: string;
  /** Verifies a signed text; rejects if its signature is foreign or invalid. */
  send: (paper: string, options: Readonly<{ idempotencyKey: string }>) => Promise<Found>;
  children: (found: Found) => ReactNode;
}>;

export function PaperCheck<Found>({ id, title, label, missing, action, send, children }: Props<Found>) {
  const { t: common } = useTranslation();
  const [read, setRead] = useState<Found | null>(null);
  const form = useForm({
    initial: { paper: '' },
    check: ({ paper }) => (paper.trim() === '' ? [{ id, text: missing }] : []),
    send: ({ paper }, options) => {
      setRead(null);
      return send(paper.trim(), options).then(
        (found) => {
          setRead(found);
          return undefined;
        },
        (error: unknown) => refusalOf(common, error, (path) => (path === id ? path : null)),
      );
    },
  });
  return (
    <>
      <SendForm form={form} label={title} className="flex max-w-[720px] flex-col gap-5 print:hidden">
        <TextArea
          id={id}
          label={label}
          error={form.errorAt(id)}
          maxLength={8_000}
          rows={6}
          onChange={(event) => {
            setRead(null);
            form.change({ paper: event.target.value });
          }}
        />
        <Button type="submit" busy={form.busy} className="self-start max-sm:w-full">
          {action}
        </Button>
      </SendForm>
      {read !== null && children(read)}
    </>
  );
}
