import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TraderRowShape } from '@lendring/contracts/http/traders.js';
import { mayDo } from '@lendring/contracts/kernel/rights.js';
import { traderQuery, tradersMoved } from '../../api/traders.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { isApiError } from '../../lib/api-client/api-error.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { staffDay, staffMoment } from '../../lib/dates/moment.js';
import { DOUBLE_CLICK_MS, useAction } from '../../lib/forms/use-action.js';
import { useRoles } from '../../lib/session/use-account.js';
import { ReasonDialog } from '../../parts/backoffice/ReasonDialog.js';
import { OpenedRow } from '../../parts/backoffice/OpenedRow.js';
import { TraderFacts } from '../../parts/people/TraderFacts.js';
import { Button } from '../../ui/Button.js';
import { toasts } from '../../ui/toasts.js';
import { nameOf, type TraderSearch } from './trader-list.js';

/** The European Commission's public VIES service; shows name and address where the country discloses them. */
const VIES = 'https://ec.europa.eu/taxation_customs/vies/';

export function VatIdCheck({ trader, vatId }: Readonly<{ trader: TraderRowShape; vatId: string }>) {
  const { t } = useTranslation('trader');
  const api = useApi();
  const queries = useQueryClient();
  const { user_id: id, seen, vat_id_confirmed: isConfirmed } = trader;
  const confirming = useAction({
    send: (_: void, options) =>
      api.patch('/trader_check/{id}', { id, body: { seen, finding: { outcome: 'vat_id_confirmed' } } }, options),
    done: () => tradersMoved(queries),
    // Refetch on failure: the trader has changed the details meanwhile.
    failed: () => void tradersMoved(queries),
    said: () => t('staff.vat.done', { vatId }),
    loud: true,
    leastMs: DOUBLE_CLICK_MS,
  });
  return (
    <section aria-labelledby="vat-id" className="mt-8 max-w-[65ch]">
      <h2 id="vat-id" className="text-h3">
        {t('facts.vatId')} {vatId}
      </h2>
      {isConfirmed ? (
        <p className="mt-2">{t('staff.vat.confirmed')}</p>
      ) : (
        <>
          <p className="mt-2">{t('staff.vat.open')}</p>
          <p className="mt-2">
            {t('staff.vat.how')}{' '}
            <a href={VIES} target="_blank" rel="noopener noreferrer" className="underline">
              {t('staff.vat.vies')}
            </a>
          </p>
          <Button className="mt-3" busy={confirming.busy} onClick={() => void confirming.run()}>
            {t('staff.vat.confirm')}
          </Button>
        </>
      )}
    </section>
  );
}

export function TraderOne({ traderId, list }: Readonly<{ traderId: string; list: TraderSearch }>) {
  const { t } = useTranslation('trader');
  const { data, error } = useQuery(traderQuery(useApi(), traderId));
  return (
    <OpenedRow
      back={
        <Link to="/backoffice/traders" search={list}>
          {t('staff.back')}
        </Link>
      }
      heading={data ? nameOf(t, data) : t('staff.title')}
      error={error}
    >
      {data && <Trader trader={data} />}
    </OpenedRow>
  );
}

function Trader({ trader }: Readonly<{ trader: TraderRowShape }>) {
  const { t } = useTranslation('trader');
  const locale = useLocale();
  const mayLook = mayDo(useRoles(), 'people');
  const { details, certification, reason, state, until, nickname, user_id: userId } = trader;
  return (
    <>
      <p className="mb-5 text-muted">
        {t(`staff.stateNow.${state}`)}
        {' · '}
        {until === null
          ? t('staff.since', { when: staffMoment(trader.seen, locale) })
          : t(certification ? 'staff.until' : 'staff.missing', { day: staffDay(until, locale) })}
      </p>
      {certification && <TraderFacts trader={{ ...details, certified_at: certification.at }} />}
      {reason && <p className="mt-3 font-bold whitespace-pre-line wrap-anywhere">{t('staff.asked', { reason })}</p>}
      {nickname !== null && (
        <p className="mt-2 flex flex-wrap gap-x-5">
          <Link to="/user/$nickname" params={{ nickname }} className="inline-flex min-h-11 items-center">
            {t('staff.profile')}
          </Link>
          {mayLook && (
            <Link
              to="/backoffice/users/$userId"
              params={{ userId }}
              preload={false}
              className="inline-flex min-h-11 items-center"
            >
              {t('staff.file')}
            </Link>
          )}
        </p>
      )}
      {certification && state !== 'ended' && (
        <>
          <Finding trader={trader} />
          {details.vat_id !== null && <VatIdCheck trader={trader} vatId={details.vat_id} />}
        </>
      )}
    </>
  );
}

function Finding({ trader }: Readonly<{ trader: TraderRowShape }>) {
  const { t } = useTranslation('trader');
  const api = useApi();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { user_id: id, seen, state } = trader;
  const name = trader.details.company;
  const check = useAction({
    send: (_: void, options) =>
      api.patch('/trader_check/{id}', { id, body: { seen, finding: { outcome: 'checked' } } }, options),
    done: () => tradersMoved(queries),
    // Refetch on failure: another admin was faster, or the trader has changed the details.
    failed: () => void tradersMoved(queries),
    said: () => t('staff.checked', { name }),
    loud: true,
    leastMs: DOUBLE_CLICK_MS,
  });
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {state !== 'checked' && (
        <Button busy={check.busy} aria-label={t('staff.checkOf', { name })} onClick={() => void check.run()}>
          {t('staff.check')}
        </Button>
      )}
      <Button variant="ghost" aria-label={t('staff.correctOf', { name })} onClick={() => setAsking(true)}>
        {t('staff.correct')}
      </Button>
      <ReasonDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('staff.correct')}
        text={t('staff.correctText', { name })}
        hint={t('staff.reasonHint')}
        action={t('staff.correct')}
        send={async (reason, options) => {
          try {
            const finding = { outcome: 'correction', reason } as const;
            await api.patch('/trader_check/{id}', { id, body: { seen, finding } }, options);
            toasts.show('success', t('staff.corrected'));
            setAsking(false);
          } catch (error) {
            if (!isApiError(error) || error.code !== 'trader_changed') throw error;
            toasts.show('error', error.message);
            setAsking(false);
          }
          await tradersMoved(queries);
        }}
      />
    </div>
  );
}
