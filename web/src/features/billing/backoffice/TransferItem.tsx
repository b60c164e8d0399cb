import type { TransferShape } from '@lendring/contracts/http/transfers.js';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { transfersMoved } from '../../../api/bookkeeping.js';
import { day, moneyAs, moneyExact } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { staffMoment } from '../../../lib/dates/moment.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { Button } from '../../../ui/Button.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.js';
import { Tag } from '../../../ui/Tag.js';
import { inFours } from '../model.js';
import { Customer } from './Customer.js';
import { MarkPaid } from './MarkPaid.js';

type Props = Readonly<{ transfer: TransferShape }>;

const tones = {
  pending: 'sun',
  paid: 'free',
  failed: 'grey',
  refunded: 'grey',
  disputed: 'rose',
  unknown: 'rose',
} as const;

export function TransferItem({ transfer }: Props) {
  const { t } = useTranslation('bookkeeping');
  const locale = useLocale();
  const written = (iso: string) => staffMoment(iso, locale);
  const { name, what, amount, reference, status, asked_at: asked, until, unmatched } = transfer;
  const { way, owed, given_up_at: givenUp, reminded_at: reminded, owner } = transfer;
  const parts = [
    ...(owed === null ? [] : [{ sum: moneyExact({ minor: owed }), of: null, until: transfer.provider_until }]),
    ...unmatched
      .filter((one) => one.owed || owner === null)
      .map((one) => ({ sum: moneyAs(one.amount, one.currency), of: one.reference, until: one.provider_until })),
  ];
  const isBack = owed !== null || unmatched.some((one) => one.owed);
  const isOwed = isBack && parts.some((one) => one.until === null);
  return (
    <article className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 flex-[1_1_320px]">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-body text-base font-bold wrap-anywhere">
          {status === 'unknown' ? t('transfers.unknown') : (name ?? t('invoices.forgotten'))}
          <span className="whitespace-nowrap">{moneyExact({ minor: amount })}</span>
          <Tag tone={isOwed ? 'rose' : isBack ? 'sun' : tones[status]}>
            {isOwed ? t('transfers.owed') : isBack ? t('transfers.goingBack') : t(`transfers.status.${status}`)}
          </Tag>
          {isBack && status === 'disputed' && <Tag tone="rose">{t('transfers.status.disputed')}</Tag>}
        </h3>
        <p className="wrap-anywhere">{status === 'unknown' ? t('transfers.unknownText') : what}</p>
        {way === 'account' && (
          <p className="text-small wrap-anywhere">{t('transfers.reference', { reference: inFours(reference) })}</p>
        )}
        {status !== 'unknown' && (
          <p className="text-small text-muted">
            {t('transfers.asked', { at: written(asked) })}{' '}
            {status === 'pending' && t('transfers.until', { day: day(until, locale, 'year') })}
            {givenUp !== null && status === 'failed' && t('transfers.givenUp', { at: written(givenUp) })}
          </p>
        )}
        {reminded !== null && (
          <p className="text-small text-muted">{t('transfers.reminded', { at: written(reminded) })}</p>
        )}
        {unmatched.map((one) => (
          <p key={one.reference} className="text-small font-bold text-rose-ink">
            {t(`transfers.unmatched.${status === 'unknown' ? status : one.mismatch}`, {
              amount: moneyAs(one.amount, one.currency),
              at: written(one.at),
              reference: one.reference,
            })}
          </p>
        ))}
        {owner && (
          <p className="text-small">
            {t('invoices.customer')}: <Customer owner={owner} />{' '}
            <Link to="/backoffice/invoices" search={{ user: owner.user_id }}>
              {t('invoices.allOf')}
            </Link>
          </p>
        )}
      </div>
      {parts.length > 0 && (
        <div className="flex flex-col gap-3">
          {parts.map(({ sum, of, until: providerUntil }) =>
            providerUntil === null ? (
              <Returned key={of} transfer={transfer} sum={sum} of={of} />
            ) : (
              <p key={of} className="max-w-[320px] text-small">
                {t('transfers.goingBackText', { amount: sum, at: written(providerUntil) })}
              </p>
            ),
          )}
        </div>
      )}
      {way === 'account' && status === 'pending' && (
        <div className="flex flex-wrap gap-3">
          <MarkPaid transfer={transfer} />
          <Remind transfer={transfer} />
        </div>
      )}
    </article>
  );
}

/**
 * Records that money was sent back, or that the money belongs to another system. `of`: reference of unmatched money;
 * null for the booking's own payment.
 */
function Returned({
  transfer: { payment_id: id, name, owner, way },
  sum,
  of,
}: Props & Readonly<{ sum: string; of: string | null }>) {
  const { t } = useTranslation('bookkeeping');
  const words = owner === null ? 'cleared' : 'returned';
  const [asking, setAsking] = useState(false);
  const api = useApi();
  const queries = useQueryClient();
  const { run, busy, problem } = useAction({
    send: (_: void, options) => api.patch('/transfer_returned/{id}', { id, body: { of } }, options),
    done: () => transfersMoved(queries),
    said: () => t(`transfers.${words}Done`),
  });
  return (
    <>
      <Act variant="soft" busy={busy} problem={problem} onPress={() => setAsking(true)}>
        {of === null ? t('transfers.returned') : t(`transfers.${words}Of`, { amount: sum })}
      </Act>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void run();
        }}
        title={t(`transfers.${words}Title`, { amount: sum, name: name ?? t('invoices.forgotten') })}
        action={t(`transfers.${words}`)}
        busy={busy}
        danger={false}
      >
        <p>
          {t(way === 'account' || words === 'cleared' ? `transfers.${words}Text` : 'transfers.returnedTextProvider')}
        </p>
      </ConfirmDialog>
    </>
  );
}

function Remind({ transfer: { payment_id: id, remindable_from: from } }: Props) {
  const { t } = useTranslation('bookkeeping');
  const locale = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  const [now] = useState(() => Date.now());
  const { run, busy, problem } = useAction({
    send: (_: void, options) => api.patch('/transfer_remind/{id}', { id, body: {} }, options),
    done: () => transfersMoved(queries),
    failed: () => void transfersMoved(queries),
    said: () => t('transfers.remindDone'),
  });
  if (from === null) return null;
  if (Date.parse(from) > now && !problem)
    return (
      <p className="self-center text-small text-muted">
        {t('transfers.remindFrom', { at: staffMoment(from, locale) })}
      </p>
    );
  return (
    <Act variant="ghost" busy={busy} problem={problem} onPress={() => void run()}>
      {t('transfers.remind')}
    </Act>
  );
}

type ActProps = Readonly<{
  variant: 'soft' | 'ghost';
  busy: boolean;
  problem: string | null;
  onPress: () => void;
  children: string;
}>;

function Act({ variant, busy, problem, onPress, children }: ActProps) {
  return (
    <div>
      <Button variant={variant} busy={busy} onClick={onPress}>
        {children}
      </Button>
      {problem && (
        <p role="alert" className="mt-1 max-w-[320px] text-small font-bold text-rose-ink">
          {problem}
        </p>
      )}
    </div>
  );
}
