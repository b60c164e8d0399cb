import { useBlocker, useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leavesByItself } from '../lib/leaving.js';
import { ConfirmDialog } from './ConfirmDialog.js';

type Props = Readonly<{
  /** Asked at the moment somebody leaves: is there anything to lose? */
  unsaved: () => boolean;
  /** What was typed is given up: for who keeps it elsewhere too. */
  onDiscard?: () => void;
}>;

/** The router's own number of an entry of the browser's history. */
const placeOf = (state: unknown) => Number((state as Readonly<Record<string, unknown>> | null)?.['__TSR_index'] ?? 0);

/** Asks before unsaved changes are lost: by a link, the browser's back button, or closing the page. */
export function LeaveGuard({ unsaved, onDiscard }: Props) {
  const { t } = useTranslation();
  const { history: pages } = useRouter();
  /** How far the browser stepped, where it was its step that is asked about. */
  const step = useRef(0);
  const blocker = useBlocker({
    shouldBlockFn: ({ action }) => {
      const stepped = action === 'BACK' || action === 'FORWARD' || action === 'GO';
      const far = stepped ? placeOf(window.history.state) - placeOf(pages.location.state) : 0;
      // The browser comes back to this page.
      if (stepped && far === 0) return false;
      if (!unsaved()) return false;
      // It steps before anybody is asked: its address must be this page's while the question stands.
      step.current = far;
      if (far !== 0) window.history.go(-far);
      return true;
    },
    enableBeforeUnload: () => !leavesByItself() && unsaved(),
    withResolver: true,
  });
  const [answered, setAnswered] = useState<unknown>(null);
  const stay = () => {
    setAnswered(blocker);
    // A step is taken back already: the router would take it back once more.
    if (step.current === 0) blocker.reset?.();
  };
  const discard = () => {
    setAnswered(blocker);
    onDiscard?.();
    if (step.current === 0) blocker.proceed?.();
    else pages.go(step.current, { ignoreBlocker: true });
  };
  return (
    <ConfirmDialog
      backCloses={false}
      open={blocker.status === 'blocked' && blocker !== answered}
      onClose={stay}
      onConfirm={discard}
      title={t('leave.title')}
      action={t('leave.action')}
      cancel={t('leave.stay')}
    >
      <p>{t('leave.text')}</p>
    </ConfirmDialog>
  );
}
