import { useTranslation } from 'react-i18next';
import { number } from '../../../i18n/format.js';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { errorText, isApiError } from '../../../lib/api-client/api-error.js';
import { Button } from '../../../ui/Button.js';
import { Dialog } from '../../../ui/Dialog.js';
import { type BulkResult, EditedSince, TooManyTags } from './run-bulk.js';
import type { Bulk, Done } from './use-bulk.js';

const outcomeOf = ({ changed, refused, left }: BulkResult): 'done' | 'some' | 'none' | 'stopped' => {
  if (left > 0) return 'stopped';
  if (changed === 0) return 'none';
  return refused.length > 0 ? 'some' : 'done';
};

/** Progress of a change of many offers, then its result with refusals and undo. */
export function BulkProgress({ bulk, onClose }: Readonly<{ bulk: Bulk; onClose: () => void }>) {
  const { t } = useTranslation('offerTable');
  const { state } = bulk;
  const close = () => {
    if (state.stage !== 'running') onClose();
  };
  return (
    <Dialog
      open={state.stage !== 'idle'}
      onClose={close}
      title={state.stage === 'done' ? t(`bulk.outcome.${outcomeOf(state.result)}`) : t('bulk.running')}
      footer={
        state.stage === 'running' ? (
          <Button variant="ghost" onClick={bulk.stop}>
            {t('bulk.stop')}
          </Button>
        ) : (
          state.stage === 'done' && (
            <>
              {state.result.undo.length > 0 && (
                <Button variant="ghost" onClick={() => void bulk.undo(state.result.undo)}>
                  {t('bulk.undo')}
                </Button>
              )}
              <Button onClick={close}>{t('bulk.close')}</Button>
            </>
          )
        )
      }
    >
      {state.stage === 'running' && (
        <div>
          <p role="status" className="mb-2">
            {t('bulk.progress', { done: number(state.done), total: number(state.total) })}
          </p>
          <progress
            value={state.done}
            max={state.total}
            aria-label={t('bulk.running')}
            className="h-3 w-full accent-teal"
          />
        </div>
      )}
      {state.stage === 'done' && <Result result={state.result} act={state.act} />}
    </Dialog>
  );
}

function Result({ result, act }: Readonly<{ result: BulkResult; act: Done }>) {
  const { t } = useTranslation('offerTable');
  const any = useAnyText();
  const { changed, unchanged, refused, left } = result;
  const textOf = (error: unknown) => {
    if (error instanceof TooManyTags) return t('bulk.tooManyTags');
    if (error instanceof EditedSince) return t('bulk.editedSince');
    // A refusal of fields states its reasons there; its message only asks to check them.
    const reasons = isApiError(error) ? [...new Set(error.fields.map(({ text }) => text))] : [];
    return reasons.length > 0 ? reasons.join(' ') : errorText(any, error);
  };
  return (
    <div role="status" className="flex flex-col gap-2">
      {changed > 0 && <p>{t(`bulk.did.${act}`, { count: changed, shown: number(changed) })}</p>}
      {unchanged > 0 && <p>{t('bulk.unchanged', { count: unchanged, shown: number(unchanged) })}</p>}
      {left > 0 && <p>{t('bulk.left', { count: left, shown: number(left) })}</p>}
      {refused.length > 0 && (
        <>
          <p className="mt-2 font-bold">
            {t('bulk.refused', { count: refused.length, shown: number(refused.length) })}
          </p>
          <ul className="flex flex-col gap-1.5">
            {refused.map(({ target, error }) => (
              <li key={target.offer_id} className="rounded-md bg-rose px-4 py-2.5 text-rose-ink wrap-anywhere">
                {any('ownOffers:problem', { title: target.title || any('ownOffers:untitled'), text: textOf(error) })}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
