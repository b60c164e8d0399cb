import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../lib/forms/use-action.js';
import { Button } from '../../../ui/Button.js';
import { TextField } from '../../../ui/TextField.js';
import type { MailOutcome } from '../calls.js';
import { kept } from '../kept.js';
import { useTrouble } from '../use-auth-form.js';

export function EmailField({
  error,
  hint,
  autoComplete,
  start,
}: Readonly<{
  error: string | undefined;
  hint?: string;
  autoComplete: 'username webauthn' | 'email';
  start?: string | undefined;
}>) {
  const { t } = useTranslation('auth');
  return (
    <TextField
      id="email"
      name="email"
      type="email"
      label={t('email')}
      hint={hint}
      error={error}
      autoComplete={autoComplete}
      inputMode="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={200}
      required
      defaultValue={start ?? kept.email()}
    />
  );
}

/** Countdown to the next allowed attempt in seconds; 0 when allowed. */
const useWait = (first = 0): Readonly<{ left: number; start: (seconds: number) => void }> => {
  const [until, setUntil] = useState(() => first && Date.now() + first * 1000);
  const [left, setLeft] = useState(first);
  useEffect(() => {
    const tell = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    tell();
    if (until <= Date.now()) return undefined;
    const timer = setInterval(tell, 500);
    return () => clearInterval(timer);
  }, [until]);
  return { left, start: (seconds) => setUntil(Date.now() + seconds * 1000) };
};

/** Pause between two mails, in seconds. */
const pause = 30;

/**
 * Button to resend the mail, with the outcome next to it. `about`: purpose of the mail. `waitFirst`: a mail has just
 * been sent, so start paused.
 */
export function SendAgain({
  send,
  about,
  waitFirst = false,
}: Readonly<{ about: 'verify' | 'reset'; send: () => Promise<MailOutcome>; waitFirst?: boolean }>) {
  const { t } = useTranslation('auth');
  const trouble = useTrouble();
  const wait = useWait(waitFirst ? pause : 0);
  const [note, setNote] = useState('');
  const again = useAction({
    send,
    done: (outcome) => {
      if (outcome.outcome === 'sent') wait.start(pause);
      if ('seconds' in outcome) wait.start(outcome.seconds);
      setNote(outcome.outcome === 'sent' ? t(`again.sent.${about}`) : (trouble(outcome).text ?? t('problem.email')));
    },
  });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        variant="ghost"
        busy={again.busy}
        {...(wait.left > 0 ? { 'aria-disabled': true } : {})}
        onClick={() => {
          if (wait.left === 0) void again.run();
        }}
      >
        {wait.left > 0 ? t('again.in', { count: wait.left }) : t('again.send')}
      </Button>
      <p role="status" className="text-small text-muted">
        {note}
      </p>
    </div>
  );
}
