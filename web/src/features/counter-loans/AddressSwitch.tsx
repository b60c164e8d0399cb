import { useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import type { CounterLoanShape } from '@lendring/contracts/http/counter-loan.js';
import { counterLoanChanged } from '../../api/counter-loans.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useAction } from '../../lib/forms/use-action.js';
import { useSession } from '../../lib/session/session-context.js';
import { useCounterWords } from '../../parts/counter-loans/words.js';
import { Switch } from '../../ui/Switch.js';

/** Shows the address of a private owner to the linked borrower, or hides it again. */
export function AddressSwitch({ loan }: Readonly<{ loan: CounterLoanShape }>) {
  const { t } = useCounterWords();
  const api = useApi();
  const queries = useQueryClient();
  const session = useSession();
  const here = useLocation({ select: ({ publicHref }) => publicHref });
  const { loan_id: id, address_shared: isShared } = loan;
  const action = useAction({
    send: (shared: boolean, options) => api.patch('/counter_loan_address/{id}', { id, body: { shared } }, options),
    done: (next) => counterLoanChanged(queries, next),
    said: (_, shared) => t(shared ? 'address.shared' : 'address.unshared'),
  });
  const shown = action.busy && action.input !== undefined ? action.input : isShared;
  const name = loan.other?.company ?? loan.other?.nickname ?? loan.name ?? t('erasedName');
  return (
    <div className="border-t border-line pt-2">
      <Switch
        label={<span className="font-semibold">{t('address.share')}</span>}
        hint={t(shown ? 'address.on' : 'address.off', { name })}
        checked={shown}
        onChange={(on) => void action.run(on)}
        disabled={action.busy}
      />
      {session.status === 'in' && !session.profile.address?.street && (
        <p className="text-small text-muted">
          {t('address.none')}{' '}
          <Link to="/account/places" search={{ return: here }} className="underline">
            {t('address.add')}
          </Link>
        </p>
      )}
      {action.problem && (
        <p role="alert" className="font-semibold text-rose-ink">
          {action.problem}
        </p>
      )}
    </div>
  );
}
