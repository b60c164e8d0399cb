import type { TraderRowShape } from '@lendring/contracts/http/traders.js';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { tradersMoved } from '../../api/traders.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { DOUBLE_CLICK_MS, useAction } from '../../lib/forms/use-action.js';
import { Button } from '../../ui/Button.js';

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
    // The trader has changed the details meanwhile.
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
