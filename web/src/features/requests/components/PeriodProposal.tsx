import type { RequestShape } from '@lendring/contracts/http/request.js';
import { periodText as periodIn } from '../../../parts/offers/period-text.js';
import { Button } from '../../../ui/Button.js';
import { useSession } from '../../../lib/session/session-context.js';
import { cx } from '../../../ui/cx.js';
import { LineItems } from '../../../ui/LineItems.js';
import { bindsToPay } from '../model.js';
import { useRequestAction } from '../use-request-action.js';
import { periodText, personName, useWords } from '../words.js';
import { Refusal } from './DialogParts.js';
import { PeriodPrice } from './PeriodPrice.js';

type Props = Readonly<{
  request: RequestShape;
  proposal: NonNullable<RequestShape['proposal']>;
  /** Inside the summary of the request, whose title and line then tell of the proposal. */
  inScene?: boolean;
}>;

/**
 * Another period that one side has proposed, with its price: the other side agrees or declines. An open request is
 * agreed with it.
 */
export default function PeriodProposal({ request, proposal, inScene = false }: Props) {
  const words = useWords();
  const { t } = words;
  const { proposal_id: proposalId, period, pricing, units, total, lines } = proposal;
  const isOwn = proposal.side === request.side;
  const action = useRequestAction(request.request_id, (doing) => {
    if (doing.do === 'take_back_period') return t('period.done.takenBack');
    return t(doing.do === 'answer_period' && doing.agrees ? 'period.done.agreed' : 'period.done.declined');
  });
  const session = useSession();
  const isSuspended = session.status === 'in' && Boolean(session.suspended);
  const name = personName(t, request);
  const can = (one: RequestShape['actions'][number]) => request.actions.includes(one);
  const priced = { total, units, lines: lines.map(({ renttype_id: rentType, ...line }) => ({ ...line, rentType })) };
  const busy = (agrees: boolean) =>
    action.busy && action.input?.do === 'answer_period' && action.input.agrees === agrees;
  const beginsNow = request.status === 'open' && request.side === 'creator' && period.start <= words.now;
  const binds = bindsToPay(request, proposal);
  const run = async (doing: Parameters<typeof action.run>[0]) => {
    // The pressed button is gone afterwards.
    if (await action.run(doing)) document.getElementById('scene')?.focus({ preventScroll: true });
  };
  return (
    <section
      id="period"
      tabIndex={-1}
      aria-labelledby={inScene ? 'scene' : 'period-title'}
      className={cx(
        'scroll-mt-24 print:hidden',
        inScene ? 'mt-4 rounded-md bg-paper p-4 md:p-5' : 'rounded-lg border-2 border-teal p-5 md:p-6',
      )}
    >
      {!inScene && (
        <h2 id="period-title" className="text-h3 wrap-anywhere">
          {t(isOwn ? 'scene.proposedSelf.title' : 'scene.proposedOther.title', { name })}
        </h2>
      )}
      <div className={inScene ? '' : 'mt-3'}>
        <LineItems
          items={[
            { label: t('period.now'), value: periodText(words, request), tone: 'aside' },
            { label: t('period.next'), value: <strong>{periodIn(words, period, pricing.renttype_id, units)}</strong> },
          ]}
        />
        <PeriodPrice request={request} priced={priced} />
      </div>
      {isOwn
        ? !inScene && <p className="mt-2 text-muted">{t('period.waits', { name })}</p>
        : !can('agree_period') && (
            <p className="mt-2 font-semibold text-rose-ink">
              {t(isSuspended ? 'period.suspended' : 'period.declineOnly')}
            </p>
          )}
      {can('agree_period') && beginsNow && <p className="mt-2">{t('dialog.confirmBegun', { name })}</p>}
      <div className="mt-4 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        {can('agree_period') && (
          <Button busy={busy(true)} onClick={() => void run({ do: 'answer_period', proposalId, agrees: true })}>
            {t(binds ? 'period.agreeBinding' : 'period.agree')}
          </Button>
        )}
        {can('decline_period') && (
          <Button
            variant="ghost"
            busy={busy(false)}
            onClick={() => void run({ do: 'answer_period', proposalId, agrees: false })}
          >
            {t('period.decline')}
          </Button>
        )}
        {can('take_back_period') && (
          <Button variant="ghost" busy={action.busy} onClick={() => void run({ do: 'take_back_period', proposalId })}>
            {t('period.takeBack')}
          </Button>
        )}
      </div>
      <Refusal of={action} />
    </section>
  );
}
