import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../lib/session/session-context.js';
import { SectionHead } from '../ui/SectionHead.js';
import { Skeleton } from '../ui/Skeleton.js';

const YourTurn = lazy(() => import('./YourTurn.js').then((module) => ({ default: module.YourTurn })));

const WelcomeSuspended = lazy(() =>
  import('../parts/people/SuspendedNote.js').then((module) => ({ default: module.WelcomeSuspended })),
);

export function Welcome() {
  const { t } = useTranslation(['home', 'common']);
  const session = useSession();
  const { firstname, nickname, completed } = session.status === 'in' ? session.profile : {};
  const name = firstname ?? nickname ?? '';
  const isNew = completed === false;
  const waiting = (
    <div role="status" aria-label={t('common:ui.loading')}>
      <Skeleton className="h-[162px] max-w-[380px] rounded-md bg-paper/70!" />
    </div>
  );
  return (
    <div className="pt-6 md:pt-9">
      <h1 className="truncate text-h1">{session.status === 'in' && !name ? t('welcome') : t('hello', { name })}</h1>
      {session.status === 'in' && session.suspended && (
        <Suspense>
          <WelcomeSuspended />
        </Suspense>
      )}
      <section className="mt-4" aria-labelledby="your-turn">
        {isNew ? (
          <h2 id="your-turn" className="mb-4">
            {t('firstSteps')}
          </h2>
        ) : (
          <SectionHead id="your-turn" title={t('yourTurn.title')} more={t('yourTurn.all')} to="/requests" />
        )}
        {session.status === 'in' ? (
          <Suspense fallback={waiting}>
            <YourTurn waiting={waiting} canAnswer={!session.suspended} unread={session.unread} isNew={isNew} />
          </Suspense>
        ) : (
          waiting
        )}
      </section>
    </div>
  );
}
