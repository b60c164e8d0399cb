import { useBlocker, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from './ConfirmDialog.js';

type Props = Readonly<{
  /** Asked at the moment somebody leaves: is there anything to lose? */
  unsaved: () => boolean;
  /** What was typed is given up: for who keeps it elsewhere too. */
  onDiscard?: () => void;
  /** Not when the document goes: signing out in another tab must clear the page without a question. */ inside?: boolean;
}>;

/** The router's own name of an entry of the browser's history. */
const entryOf = (state: unknown) => (state as Readonly<Record<string, unknown>> | null)?.['__TSR_key'];

/** Asks before unsaved changes are lost: by a link, the browser's back button, or closing the page. */
export function LeaveGuard({ unsaved, onDiscard, inside = false }: Props) {
  const { t } = useTranslation();
  const { history: pages } = useRouter();
  // The browser steps before anybody is asked: with another step it may be back at this page while the question stands.
  const back = () => entryOf(window.history.state) === entryOf(pages.location.state);
  const stepped = (action: string | undefined) => action === 'BACK' || action === 'FORWARD' || action === 'GO';
  const blocker = useBlocker({
    shouldBlockFn: ({ action }) => unsaved() && !(stepped(action) && back()),
    enableBeforeUnload: inside ? false : unsaved,
    withResolver: true,
  });
  const [answered, setAnswered] = useState<unknown>(null);
  const stay = () => {
    setAnswered(blocker);
    // Else the router would step once more to come back to where the browser is already.
    if (!(stepped(blocker.action) && back())) blocker.reset?.();
  };
  const discard = () => {
    setAnswered(blocker);
    onDiscard?.();
    if (!stepped(blocker.action) || !back()) blocker.proceed?.();
    else if (blocker.action === 'FORWARD') pages.forward({ ignoreBlocker: true });
    else pages.back({ ignoreBlocker: true });
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
