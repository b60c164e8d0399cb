import { useTranslation } from 'react-i18next';
import { cx } from './cx.js';

export type Stage = Readonly<{ label: string; detail?: string | undefined }>;

const line =
  'absolute bottom-1/2 left-[10px] h-full w-[3px] @xl:top-[10px] @xl:right-1/2 @xl:bottom-auto @xl:left-auto @xl:h-[3px] @xl:w-full';
const point = {
  done: 'border-teal bg-teal',
  now: 'border-teal bg-paper ring-4 ring-tint',
  next: 'border-line bg-paper',
} as const;

/**
 * Progress through stages. `current` is an index, or the number of stages when all are done. Horizontal if the labels
 * fit, else vertical.
 */
export function ProgressLine({
  label,
  stages,
  current,
}: Readonly<{ label: string; stages: readonly Stage[]; current: number }>) {
  const { t } = useTranslation();
  return (
    <div className="@container">
      <ol aria-label={label} className="flex flex-col @xl:flex-row">
        {stages.map((stage, index) => {
          const state = index < current ? 'done' : index === current ? 'now' : 'next';
          return (
            <li
              key={stage.label}
              {...(state === 'now' ? { 'aria-current': 'step' } : {})}
              className="relative flex min-w-0 items-center gap-3 py-1 text-small @xl:flex-1 @xl:flex-col @xl:gap-0 @xl:py-0 @xl:text-center"
            >
              {index > 0 && <span aria-hidden className={cx(line, index <= current ? 'bg-teal' : 'bg-line')} />}
              <span
                aria-hidden
                className={cx('relative z-1 size-[23px] shrink-0 rounded-full border-[3px] @xl:mb-2', point[state])}
              />
              <span
                className={cx(
                  'font-semibold',
                  state === 'now' ? 'text-teal-deep' : state === 'next' && 'font-normal text-muted',
                )}
              >
                {stage.label}
              </span>
              {stage.detail && (
                <span className={cx('ml-auto whitespace-nowrap @xl:ml-0', state === 'next' && 'text-muted')}>
                  {stage.detail}
                </span>
              )}
              <span className="sr-only">{t(`ui.stage.${state}`)}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
