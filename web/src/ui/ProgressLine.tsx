import { useTranslation } from 'react-i18next';
import { cx } from './cx.js';

export type Stage = Readonly<{ label: string; detail?: string | undefined }>;

/** Where something stands: stages before `current` are done. `current` may be the number of stages: all done. */
export function ProgressLine({ label, stages, current }: Readonly<{ label: string; stages: readonly Stage[]; current: number }>) {
  const { t } = useTranslation();
  return (
    <ol aria-label={label} className="flex">
      {stages.map((stage, index) => {
        const state = index < current ? 'done' : index === current ? 'now' : 'next';
        return (
          <li key={stage.label} className="relative flex min-w-0 flex-1 flex-col items-center text-center text-fine md:text-small" {...(state === 'now' ? { 'aria-current': 'step' } : {})}>
            {index > 0 && <span aria-hidden className={cx('absolute top-[10px] right-1/2 h-[3px] w-full', index <= current ? 'bg-teal' : 'bg-line')} />}
            <span
              aria-hidden
              className={cx('relative z-1 mb-2 size-[23px] rounded-full border-[3px]', state === 'done' ? 'border-teal bg-teal' : state === 'now' ? 'border-teal bg-white ring-4 ring-tint' : 'border-line bg-white')}
            />
            <span className={cx('font-semibold', state === 'now' ? 'text-teal-deep' : state === 'next' && 'font-normal text-muted')}>{stage.label}</span>
            {stage.detail && <span className={state === 'next' ? 'text-muted' : ''}>{stage.detail}</span>}
            <span className="sr-only">{t(`ui.stage.${state}`)}</span>
          </li>
        );
      })}
    </ol>
  );
}
