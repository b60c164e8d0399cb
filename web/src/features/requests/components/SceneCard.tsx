import { useLocation, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { RequestShape } from '@lendring/contracts/http/request.js';
import { isCalledOff } from '@lendring/contracts/request/lifecycle.js';
import { Button } from '../../../ui/Button.js';
import { ButtonLink } from '../../../ui/ButtonLink.js';
import { Tag } from '../../../ui/Tag.js';
import type { ButtonVariant } from '../../../ui/button-look.js';
import { cx } from '../../../ui/cx.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { useReturnFocus } from '../../../ui/use-return-focus.js';
import {
  type ButtonAction,
  countOf,
  hasBegun,
  isProposed,
  isToHandOut,
  type Scene,
  type ShownAction,
  shownActions,
  similarSearch,
  takesBack,
} from '../model.js';
import { useRequestAction, useScene } from '../use-request-action.js';
import { useWords, type Words } from '../words.js';
import type { Asked } from './ActionDialog.js';
import { DeclineTaken } from './DeclineTaken.js';

const readDialog = () => import('./ActionDialog.js');
const ActionDialog = lazy(readDialog);
const PeriodProposal = lazy(() => import('./PeriodProposal.js'));
const PeriodDialog = lazy(() => import('./PeriodDialog.js'));
const StillOut = lazy(() => import('../../../parts/handover/StillOut.js'));

const look: Readonly<Record<ShownAction['look'], ButtonVariant>> = {
  main: 'primary',
  second: 'ghost',
  danger: 'quiet',
};

const labelOf = ({ t }: Words, request: RequestShape, action: ButtonAction, scene: Scene): string => {
  const { side, accepted } = request;
  switch (action) {
    case 'accept':
      if (isProposed(scene)) return t(`action.acceptAsked.${side}`);
      return t(side === 'vendor' ? 'action.accept' : accepted.vendor ? 'action.confirm' : 'action.acceptEarly');
    case 'decline':
      if (takesBack(request)) return t('action.revoke');
      return t(isProposed(scene) ? 'action.declineAsked' : 'action.decline');
    case 'complete':
      return t(side === 'vendor' ? 'action.completeVendor' : 'action.completeCreator');
    case 'propose_period':
      if (request.proposal?.side === side) return t('action.changeProposal');
      if (request.proposal) return t('action.counterProposal');
      return t(hasBegun(request) ? 'action.extend' : 'action.propose_period');
    default:
      return t(`action.${action}`);
  }
};

/** Dialog requested by the URL fragment of a link on the home page or in a mail, if the action is still allowed. */
const askedBy = (hash: string, { actions }: RequestShape): Asked | null =>
  (['accept', 'decline', 'complete'] as const).find((action) => action === hash && actions.includes(action)) ?? null;

const goTo = (id: string): void => {
  const element = document.getElementById(id);
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
};

function Actions({ request, scene }: Readonly<{ request: RequestShape; scene: Scene }>) {
  const words = useWords();
  const { t } = words;
  const hash = useLocation({ select: (location) => location.hash });
  const [asked, setAsked] = useState<Asked | null>(() => askedBy(hash, request));
  const filing = useRequestAction(request.request_id, (doing) =>
    t(doing.do === 'archive' && doing.on ? 'done.archived' : 'done.unarchived'),
  );
  const [isChanging, setChanging] = useState(false);
  const { texts } = useRouter().options.context;
  const change = () => setChanging(true);
  const close = () => setAsked(null);
  useReturnFocus(asked !== null || isChanging, 'scene');
  // Preload the dialog after hydration, so that no press waits for it.
  useEffect(() => void readDialog().catch(() => undefined), []);

  const run = (action: ButtonAction) => {
    switch (action) {
      case 'message':
        return goTo('message');
      case 'rate':
        return goTo('rating');
      case 'propose_period':
        // Load the texts of the picker's reasons here, because most visits to the page need none.
        return void texts('offer').then(change, change);
      case 'archive':
      case 'unarchive':
        return void filing.run({ do: 'archive', on: action === 'archive' });
      default:
        return setAsked(action);
    }
  };

  const over = request.side === 'creator' && isCalledOff(request.status);
  return (
    <>
      <div className="mt-5 flex flex-col items-stretch gap-3 sm:flex-row sm:flex-wrap sm:items-center">
        {(over || scene === 'creatorTaken') && (
          <ButtonLink
            variant={over ? 'primary' : 'ghost'}
            to="/search/$term"
            params={{ term: request.title }}
            search={similarSearch(request, words.now)}
          >
            {t('more.search')}
          </ButtonLink>
        )}
        {scene === 'creatorTaken' && request.offer_state === 'there' && (
          <ButtonLink to="/offer/$offerId" params={{ offerId: request.offer_id }} search={countOf(request)}>
            {t('more.otherTime')}
          </ButtonLink>
        )}
        {over && request.other_left_at === null && request.offer_state === 'there' && (
          <ButtonLink variant="ghost" to="/offer/$offerId" params={{ offerId: request.offer_id }}>
            {t('more.again')}
          </ButtonLink>
        )}
        {scene === 'vendorTaken' && request.actions.includes('decline') && <DeclineTaken request={request} />}
        {/* On wide pages the section of the handover with its own button is in sight. */}
        {isToHandOut(request, scene) && (
          <Button className="md:hidden" onClick={() => goTo('handover-title')}>
            {t('action.handOut')}
          </Button>
        )}
        {shownActions(request, scene).map(({ action, look: how }) => (
          <Button
            key={action}
            variant={look[how]}
            onClick={() => run(action)}
            busy={filing.busy && (action === 'archive' || action === 'unarchive')}
          >
            {labelOf(words, request, action, scene)}
          </Button>
        ))}
        {request.answer_due && (
          <Button variant="ghost" onClick={() => goTo('handover-title')}>
            {t('action.answerRecord')}
          </Button>
        )}
      </div>
      {filing.problem && (
        <p role="alert" className="mt-3 font-semibold text-rose-ink">
          {filing.problem}
        </p>
      )}
      <Suspense>{asked && <ActionDialog asked={asked} request={request} onClose={close} />}</Suspense>
      <Suspense>{isChanging && <PeriodDialog request={request} onClose={() => setChanging(false)} />}</Suspense>
    </>
  );
}

export function SceneCard({ request }: Readonly<{ request: RequestShape }>) {
  const { t } = useWords();
  const { scene, title, line } = useScene(request);
  const ended = isCalledOff(request.status);
  const reason = ended ? request.timeline.findLast((entry) => entry.type === request.status)?.text : null;
  return (
    <section className={cx('rounded-lg p-5 md:p-7', ended ? 'bg-sand' : 'bg-tint')}>
      {request.your_turn && (
        <p className="mb-2.5">
          <Tag tone="teal">{t('yourTurn')}</Tag>
        </p>
      )}
      <h1 id="scene" tabIndex={-1} aria-live="polite" className="text-h2 wrap-anywhere md:text-h1">
        {title}
      </h1>
      <p className="mt-2 text-base wrap-anywhere">{line}</p>
      {reason && (
        <p className="mt-3 border-l-[3px] border-edge pl-3 whitespace-pre-wrap wrap-anywhere">
          {t('reason', { text: reason })}
        </p>
      )}
      {request.side === 'vendor' && request.actions.includes('accept') && (
        <Suspense>
          <StillOut offerId={request.offer_id} className="mt-4" />
        </Suspense>
      )}
      {request.proposal && isProposed(scene) && (
        <Suspense fallback={<Skeleton className="mt-4 h-48 rounded-lg" />}>
          <PeriodProposal request={request} proposal={request.proposal} inScene />
        </Suspense>
      )}
      <div className="print:hidden">
        <Actions request={request} scene={scene} />
      </div>
    </section>
  );
}
