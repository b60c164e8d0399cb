import type { RequestRowShape } from '@lendring/contracts/http/request.js';
import { Button } from '../../../ui/Button.js';
import { useRequestAction } from '../use-request-action.js';
import { useWords } from '../words.js';

type Props = Readonly<{ request: Pick<RequestRowShape, 'request_id'>; small?: boolean }>;

/** Declines a request whose time another agreement has taken, by one click that names this reason. */
export function DeclineTaken({ request, small = false }: Props) {
  const { t } = useWords();
  const declining = useRequestAction(request.request_id, () => t('done.decline'));
  return (
    <>
      <Button
        small={small}
        variant={small ? 'soft' : 'primary'}
        busy={declining.busy}
        className={small ? 'relative z-1' : undefined}
        onClick={() => void declining.run({ do: 'decline', reason: t('more.takenReason') })}
      >
        {t('more.declineTaken')}
      </Button>
      {declining.problem && (
        <p role="alert" className="font-semibold text-rose-ink">
          {declining.problem}
        </p>
      )}
    </>
  );
}
