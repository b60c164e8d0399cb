import { Link } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import { useAnyText } from '../../i18n/use-any-text.js';
import { cx } from '../../ui/cx.js';
import { Icon } from '../../ui/Icon.js';
import { editSteps, isDone, steps, type Step } from './model/steps.js';
import { stepLink, useWizard } from './wizard-context.js';

export function StepList() {
  const { t } = useTranslation('wizard');
  const words = useAnyText();
  const { mode, step, offer, saver } = useWizard();
  const list: readonly Step[] = mode === 'edit' ? editSteps : steps;
  return (
    <nav aria-label={t('stepList')} className="hidden lg:block">
      <ol className="sticky top-[102px] flex flex-col gap-1">
        {list.map((one, index) => {
          const now = one === step;
          const done = !now && (mode === 'edit' || isDone(offer, one));
          return (
            <li key={one}>
              <Link
                {...stepLink(mode, offer.offer_id, one)}
                onClick={() => {
                  if (mode === 'create')
                    void saver.flush().catch(() => {
                      /* Ignore the error, which the header's save status shows. */
                    });
                }}
                className={cx(
                  'flex min-h-11 items-center gap-3 rounded-sm px-3 py-1 no-underline',
                  now
                    ? 'bg-tint font-semibold text-teal-deep'
                    : done
                      ? 'font-semibold text-ink hover:bg-tint-2'
                      : 'text-muted hover:bg-tint-2',
                )}
                {...(now ? { 'aria-current': 'step' } : {})}
                activeOptions={{ exact: true }}
              >
                <span
                  aria-hidden
                  className={cx(
                    'grid size-[26px] shrink-0 place-items-center rounded-full border-2 text-fine font-bold',
                    done
                      ? 'border-teal bg-teal text-white'
                      : now
                        ? 'border-teal text-teal-deep'
                        : 'border-edge text-muted',
                  )}
                >
                  {done && mode === 'create' ? <Icon icon={Check} size={15} /> : index + 1}
                </span>
                {t(`steps.${one}`)}
                {done && mode === 'create' && <span className="sr-only">{words('ui.stage.done')}</span>}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
