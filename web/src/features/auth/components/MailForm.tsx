import { Button } from '../../../ui/Button.js';
import { ErrorSummary } from '../../../ui/ErrorSummary.js';
import type { MailOutcome } from '../calls.js';
import { kept } from '../kept.js';
import { wrongEmail } from '../model/fields.js';
import { useAuthForm, useFirst, useTrouble, type Came } from '../use-auth-form.js';
import { EmailField } from './EmailField.js';
import { PageFields } from './PageFields.js';

type Props = Readonly<{
  label: string;
  action: string;
  to: '/oidc/account/resend' | '/oidc/account/reset-request';
  came?: Came;
  send: (email: string) => Promise<MailOutcome>;
  onSent: (email: string) => void;
  start?: string | undefined;
}>;

export function MailForm({ label, action, to, came = {}, send, onSent, start }: Props) {
  const trouble = useTrouble();
  const first = useFirst(came);
  const form = useAuthForm({
    action: to,
    first,
    check: ({ email }) => wrongEmail(email),
    send: async (typed) => {
      const email = typed.email.trim();
      kept.keepEmail(email);
      const outcome = await send(email);
      if (outcome.outcome !== 'sent') return trouble(outcome);
      onSent(email);
      return undefined;
    },
  });
  return (
    <form {...form.props} aria-label={label} className="flex flex-col gap-5">
      <PageFields />
      <ErrorSummary key={form.summary.attempt} problems={form.summary.problems} text={form.summary.text} />
      <EmailField error={form.errorAt('email')} autoComplete="email" start={start} />
      <Button type="submit" wide busy={form.busy}>
        {action}
      </Button>
    </form>
  );
}
