import { useBlocker, useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leavesByItself } from '../lib/session/leaving.js';
import { ConfirmDialog } from './ConfirmDialog.js';

type Props = Readonly<{
  unsaved: () => boolean;
  /** Called when the user discards the input, to remove stored copies of the input. */
  onDiscard?: () => void;
  /** Words of the prompt where no changes but, for example, an upload would be lost. */
  words?: Readonly<{ title: string; text: string; stay: string; action: string }>;
}>;

const placeOf = (state: unknown) => Number((state as Readonly<Record<string, unknown>> | null)?.['__TSR_index'] ?? 0);

export function LeaveGuard({ unsaved, onDiscard, words }: Props) {
  const { t } = useTranslation();
  const { history: pages } = useRouter();
  /** Number of history steps in the blocked navigation; 0 for other navigation. */
  const step = useRef(0);
  const blocker = useBlocker({
    shouldBlockFn: ({ action }) => {
      const stepped = action === 'BACK' || action === 'FORWARD' || action === 'GO';
      const far = stepped ? placeOf(window.history.state) - placeOf(pages.location.state) : 0;
      if (stepped && far === 0) return false;
      if (!unsaved()) return false;
      // Undo the history step, because the browser steps before asking; the URL then stays this page's while the
      // prompt is open.
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
    // Skip the reset after a history step, which has already been undone; resetting the blocker would undo the step
    // twice.
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
      title={words?.title ?? t('leave.title')}
      action={words?.action ?? t('leave.action')}
      cancel={words?.stay ?? t('leave.stay')}
    >
      <p>{words?.text ?? t('leave.text')}</p>
    </ConfirmDialog>
  );
}
