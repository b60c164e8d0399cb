import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session/session-context.js';
import { Button } from '../../../ui/Button.js';
import { ButtonAnchor } from '../../../ui/ButtonLink.js';
import { Card } from '../../../ui/Card.js';
import { ErrorSummary } from '../../../ui/ErrorSummary.js';
import type { MailOutcome } from '../calls.js';
import { kept } from '../kept.js';
import { type Came, useAuthForm, useFirst, useTrouble, wrongEmail } from '../use-auth-form.js';
import { AuthFrame, PageFields } from './AuthFrame.js';
import { EmailField, SendAgain } from './mail-fields.js';

type Entry = Readonly<{ sentTo?: unknown }> | null;

/** Stored in the history entry: survives a reload, but not a new visit to the page. */
const entry = {
  read: (): string | null => {
    const { sentTo } = (history.state as Entry) ?? {};
    return typeof sentTo === 'string' ? sentTo : null;
  },
  // Bypass the router's patched `history.replaceState`, which would treat the change as a navigation.
  keep: (sentTo: string | null): void =>
    History.prototype.replaceState.call(history, { ...(history.state as Entry), sentTo }, ''),
};

/**
 * Address of the mail just sent; null if none. Survives a reload. After a submit before hydration (`?problem=sent`) the
 * address is '' until hydration.
 */
export const useSentTo = (
  problem: string | undefined,
): [sentTo: string | null, set: (email: string | null) => void] => {
  const [sentTo, setSentTo] = useState<string | null>(problem === 'sent' ? '' : null);
  useEffect(() => {
    setSentTo((before) => (before === '' ? kept.early() : (before ?? entry.read())));
  }, []);
  const set = (email: string | null): void => {
    entry.keep(email);
    setSentTo(email);
  };
  return [sentTo, set];
};

type CheckMailProps = Readonly<{
  about: 'verify' | 'reset';
  text: string;
  hint: string;
  resend: () => Promise<MailOutcome>;
  onOtherAddress: () => void;
  goOn?: string;
}>;

export function CheckMail({ about, text, hint, resend, onOtherAddress, goOn }: CheckMailProps) {
  const { t } = useTranslation('auth');
  const signedIn = useSession().status === 'in';
  if (signedIn && goOn !== undefined) {
    return (
      <AuthFrame
        key="in"
        title={t('checkMail.in')}
        emoji="handshake"
        intro={<p role="status">{t('checkMail.inText')}</p>}
        arrived
      >
        <ButtonAnchor href={goOn} wide>
          {t('checkMail.goOn')}
        </ButtonAnchor>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t('checkMail.title')} emoji="envelope" intro={<p className="wrap-anywhere">{text}</p>} arrived>
      <Card ground="sand" className="flex flex-col gap-3">
        <h2 className="title">{t('checkMail.nothing')}</h2>
        <p className="text-base">{hint}</p>
        <SendAgain about={about} send={resend} waitFirst />
      </Card>
      <p>
        <Button variant="quiet" onClick={onOtherAddress} className="-ml-2.5">
          {t('checkMail.otherAddress')}
        </Button>
      </p>
    </AuthFrame>
  );
}

type MailFormProps = Readonly<{
  label: string;
  action: string;
  to: '/oidc/account/resend' | '/oidc/account/reset-request';
  came?: Came;
  send: (email: string) => Promise<MailOutcome>;
  onSent: (email: string) => void;
  start?: string | undefined;
}>;

export function MailForm({ label, action, to, came = {}, send, onSent, start }: MailFormProps) {
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
