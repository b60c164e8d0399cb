import type { RequestShape } from '@lendring/contracts/http/request.js';
import { isCalledOff } from '@lendring/contracts/request/lifecycle.js';
import { Tag } from '../../../ui/Tag.js';
import { cx } from '../../../ui/cx.js';
import { useScene } from '../use-scene.js';
import { useWords } from '../use-words.js';
import { Actions } from './Actions.js';

export function SceneCard({ request }: Readonly<{ request: RequestShape }>) {
  const { t } = useWords();
  const { scene, title, line } = useScene(request);
  const ended = isCalledOff(request.status);
  const reason = ended ? request.timeline.findLast((entry) => entry.type === request.status)?.text : null;
  return (
    <section className={cx('rounded-lg p-5 md:p-7', ended ? 'bg-sand' : 'bg-tint')}>
      {request.your_turn && (
        <p className="mb-2.5">
          <Tag tone="teal">{t('yourTurn')}</Tag>
        </p>
      )}
      <h1 id="scene" tabIndex={-1} aria-live="polite" className="text-h2 wrap-anywhere md:text-h1">
        {title}
      </h1>
      <p className="mt-2 text-base wrap-anywhere">{line}</p>
      {reason && (
        <p className="mt-3 border-l-[3px] border-edge pl-3 whitespace-pre-wrap wrap-anywhere">
          {t('reason', { text: reason })}
        </p>
      )}
      <div className="print:hidden">
        <Actions request={request} scene={scene} />
      </div>
    </section>
  );
}
