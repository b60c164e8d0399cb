import { Link, useNavigate } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionBar } from '../../ui/ActionBar.js';
import { Button } from '../../ui/Button.js';
import { ErrorSummary } from '../../ui/ErrorSummary.js';
import { Icon } from '../../ui/Icon.js';
import { LeaveGuard } from '../../ui/LeaveGuard.js';
import { buttonLook } from '../../ui/button-look.js';
import { toasts } from '../../ui/toasts.js';
import { nextStep, stepBefore } from './model/steps.js';
import type { StepForm } from './use-step-form.js';
import { nextLink, stepLink, useWizard } from './wizard-context.js';

type Props = Readonly<{ id: string; title: string; intro?: string; children: ReactNode }>;

export function FormSection({ id, title, intro, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="flex scroll-mt-24 flex-col gap-4 border-t border-line pt-7"
    >
      <header>
        <h2 id={`${id}-title`} className="text-h3">
          {title}
        </h2>
        {intro && <p className="mt-1 max-w-[64ch] text-muted">{intro}</p>}
      </header>
      {children}
    </section>
  );
}

type Form = Pick<StepForm<unknown>, 'submit' | 'summary' | 'busy' | 'discard' | 'dirty'>;
type StepFrameProps = Readonly<{ title: string; intro?: ReactNode; form: Form; children: ReactNode }>;

const compact = 'max-sm:px-4! max-sm:text-base! max-[374px]:leading-tight min-[375px]:whitespace-nowrap';

export function StepFrame({ title, intro, form, children }: StepFrameProps) {
  const { t } = useTranslation('wizard');
  const { mode, step, offer, offerId, saver, moved } = useWizard();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  // Focus the heading: the link that led here no longer exists, and the heading did not exist yet when the router
  // looked for a focus target.
  useEffect(() => {
    if (moved || document.activeElement?.id === 'content') heading.current?.focus({ preventScroll: true });
  }, [moved]);
  // True once the values are saved or discarded: the form still contains them, but needs no prompt.
  const settled = useRef(false);
  const before = stepBefore(step);
  const after = nextStep(offer, step);

  const next = async (event: FormEvent) => {
    event.preventDefault();
    if (form.busy || !(await form.submit())) return;
    settled.current = true;
    if (mode === 'edit') toasts.show('success', t('edit.saved'));
    // Stay on the last step after publishing, because the step displays the result.
    if (mode === 'edit' || after) await navigate(nextLink(mode, offerId(), after));
  };

  return (
    <form noValidate onSubmit={(event) => void next(event)} className="flex flex-col gap-7">
      <header>
        <h1 ref={heading} tabIndex={-1} className="text-h1 outline-none">
          {title}
        </h1>
        {intro && <p className="mt-2 max-w-[64ch] text-muted">{intro}</p>}
      </header>
      <ErrorSummary key={form.summary.attempt} problems={form.summary.problems} text={form.summary.text} />
      {children}
      {mode === 'edit' && <LeaveGuard unsaved={() => form.dirty && !settled.current} onDiscard={form.discard} />}
      <ActionBar always>
        {mode === 'edit' ? (
          <Link
            to="/offer/$offerId/edit"
            params={{ offerId: offer.offer_id }}
            onClick={() => {
              settled.current = true;
              form.discard();
            }}
            className={buttonLook({ variant: 'ghost', className: compact })}
          >
            {t('bar.cancel')}
          </Link>
        ) : before ? (
          <Link
            {...stepLink(mode, offer.offer_id, before)}
            onClick={() =>
              void saver.flush().catch(() => {
                /* Ignore the error, which the header's save status shows. */
              })
            }
            className={buttonLook({ variant: 'ghost', className: compact })}
          >
            <Icon icon={ArrowLeft} />
            {t('bar.back')}
          </Link>
        ) : (
          <span />
        )}
        <Button type="submit" busy={form.busy} className={compact}>
          {mode === 'edit' ? t('bar.save') : after ? t(`next.${after}`) : t('bar.publish')}
          {mode === 'create' && after && !form.busy && <Icon icon={ArrowRight} className="max-sm:hidden" />}
        </Button>
      </ActionBar>
    </form>
  );
}
