import KeyRound from 'lucide-react/icons/key-round';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.js';
import { Icon } from '../../../ui/Icon.js';
import { useAuthCalls } from '../calls.js';
import type { PasskeyTry } from '../passkey.js';
import { useTrouble } from '../use-auth-form.js';

type Props = Readonly<{ uid: string | undefined; go: (href: string) => void; onExpired: () => void }>;

/** Loaded after hydration, so that password users do not wait for it. */
const read = () => import('../passkey.js');

export function PasskeySignIn({ uid, go, onExpired }: Props) {
  const { t } = useTranslation('auth');
  const calls = useAuthCalls();
  const trouble = useTrouble();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [unable, setUnable] = useState(false);
  // Autofill and button may both succeed; leave the page only once.
  const gone = useRef(false);
  const came = (outcome: PasskeyTry): void => {
    if (gone.current) return undefined;
    gone.current = outcome.outcome === 'ok';
    switch (outcome.outcome) {
      case 'ok':
        return go(outcome.redirect);
      case 'dismissed':
        return undefined;
      case 'expired':
        return onExpired();
      case 'wrong':
      case 'passkey_unknown':
        return setProblem(t('signIn.passkeyUnknown'));
      case 'unfit':
        return setProblem(t('signIn.passkeyUnfit'));
      default:
        return setProblem(trouble(outcome).text);
    }
  };
  const latest = useRef(came);
  useEffect(() => {
    latest.current = came;
  });
  useEffect(() => {
    if (typeof PublicKeyCredential === 'undefined') return setUnable(true);
    if (!uid) return undefined;
    let left = false;
    const wait = async () => {
      const { canAutofill, signInWithPasskey } = await read();
      if (left || !(await canAutofill())) return;
      const outcome = await signInWithPasskey(calls, uid, true);
      // Autofill runs without a user action: report only outcomes of a passkey that the user selected.
      if (!left && outcome.outcome !== 'unfit' && outcome.outcome !== 'failed') latest.current(outcome);
    };
    void wait().catch(() => {});
    return () => {
      left = true;
      void read().then(({ stopWaiting }) => stopWaiting());
    };
  }, [calls, uid]);
  const press = async () => {
    if (busy || !uid) return;
    setBusy(true);
    setProblem(undefined);
    const outcome = await read().then(
      ({ signInWithPasskey }) => signInWithPasskey(calls, uid, false),
      (): PasskeyTry => ({ outcome: 'failed', reason: 'network' }),
    );
    came(outcome);
    if (outcome.outcome !== 'ok') setBusy(false);
  };
  if (unable) return null;
  return (
    <div className="flex flex-col gap-3">
      <p aria-hidden className="flex items-center gap-3 text-small text-muted">
        <span className="h-px flex-1 bg-line" />
        {t('signIn.or')}
        <span className="h-px flex-1 bg-line" />
      </p>
      <Button variant="ghost" wide busy={busy} onClick={() => void press()}>
        <Icon icon={KeyRound} />
        {t('signIn.passkey')}
      </Button>
      <p role="alert" className="font-semibold text-rose-ink empty:hidden">
        {problem}
      </p>
    </div>
  );
}
