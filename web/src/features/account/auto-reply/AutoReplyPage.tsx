import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { autoRepliesQuery } from '../../../api/auto-replies.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { errorText } from '../../../lib/api-client/error-text.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { Button } from '../../../ui/Button.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { AccountFrame } from '../components/AccountFrame.js';
import { ReplySetting } from './ReplySetting.js';
import { textDraft } from './text-draft.js';
import { TextEditor } from './TextEditor.js';
import { TextList } from './TextList.js';

export function AutoReplyPage() {
  const { t } = useTranslation('autoReply');
  const { t: common } = useTranslation();
  const { data: now, error, refetch } = useQuery(autoRepliesQuery(useApi()));
  // Id of the text being edited; `new` for an unsaved one, null for none.
  const [draft, setDraft] = useState(() => textDraft.take());
  const [writing, setWriting] = useState<string | null>(draft?.id ?? null);
  const texts = useRef<HTMLElement>(null);
  const end = () => {
    setWriting(null);
    setDraft(null);
    texts.current?.focus();
  };
  const first = now !== undefined && now.texts.length === 0;
  return (
    <AccountFrame title={t('title')} intro={t('intro')}>
      {error && !now && (
        <EmptyState
          title={t('failed')}
          picture="ring"
          actions={<Button onClick={() => void refetch()}>{common('error.retry')}</Button>}
        >
          <p role="alert">{errorText(common, error)}</p>
        </EmptyState>
      )}
      {!now && !error && <SkeletonText lines={6} />}
      {now && (
        <div className="flex max-w-[720px] flex-col gap-10">
          {!first && <ReplySetting key={now.texts.map(({ id }) => id).join()} now={now} />}
          <section ref={texts} tabIndex={-1} aria-labelledby="texts" className="flex flex-col gap-4 outline-none">
            <h2 id="texts" className="text-h3">
              {t(first ? 'texts.first' : 'texts.title')}
            </h2>
            <TextList now={now} writing={writing} draft={draft} onWrite={setWriting} onEnd={end} />
            {(first || writing === 'new') && (
              <TextEditor text={null} draft={draft} onEnd={end} {...(first ? {} : { onCancel: end })} />
            )}
          </section>
        </div>
      )}
    </AccountFrame>
  );
}
