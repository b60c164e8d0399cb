import { Link, useLocation } from '@tanstack/react-router';
import type { RequestShape } from '@lendring/contracts/http/request.js';
import { isOver } from '@lendring/contracts/request/lifecycle.js';
import { useSession } from '../../../lib/session/session-context.js';
import { Switch } from '../../../ui/Switch.js';
import { useRequestAction } from '../use-request-action.js';
import { addressOf, personName, useWords } from '../words.js';
import { Refusal } from './DialogParts.js';

export function AddressSwitch({ request }: Readonly<{ request: RequestShape }>) {
  const { t } = useWords();
  const here = useLocation({ select: ({ publicHref }) => publicHref });
  const action = useRequestAction(request.request_id, (doing) =>
    t(doing.do === 'share' && doing.on ? 'done.shared' : 'done.unshared'),
  );
  const address = addressOf(useSession(), request);
  const name = personName(t, request);
  const shown = action.busy && action.input?.do === 'share' ? action.input.on : request.address_shared[request.side];
  const change = (on: boolean) => void action.run({ do: 'share', on });
  const hint = () => {
    if (!address) return undefined;
    if (!shown) return t('contact.shareOff', { name });
    if (request.contact) return t('contact.shareOn', { name, address });
    return t(isOver(request.status) ? 'contact.shareOff' : 'contact.shareOnLater', { name });
  };
  return (
    <div className="mt-4 border-t border-line pt-3">
      {(address !== null || shown) && (
        <Switch
          label={<span className="font-semibold">{t('contact.share')}</span>}
          hint={hint()}
          checked={shown}
          onChange={change}
          disabled={action.busy}
        />
      )}
      {address === null && (
        <p className="text-small text-muted">
          {t('dialog.shareNone')}{' '}
          <Link to="/account/places" search={{ return: here }} className="underline">
            {t('dialog.shareAdd')}
          </Link>
        </p>
      )}
      <Refusal of={action} />
    </div>
  );
}
