import type { Side } from '@lendring/contracts/kernel/side.js';
import { ButtonLink } from '../../../ui/ButtonLink.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { tabs, type ListTab } from '../list-search.js';
import type { RequestList } from '../../../api/requests.js';
import { useWords } from '../use-words.js';

const capital = { open: 'Open', agreed: 'Agreed', running: 'Running', done: 'Done' } as const;

export function EmptyTab({
  side,
  tab,
  counts,
}: Readonly<{ side: Side; tab: ListTab; counts: RequestList['counts'] | undefined }>) {
  const { t } = useWords();
  const others = tabs.filter((one) => one !== tab && (counts?.[one] ?? 0) > 0);
  return (
    <EmptyState
      title={t(`empty.${side}${capital[tab]}`)}
      picture={side === 'vendor' ? 'mailbox' : 'compass'}
      actions={
        <>
          {side === 'vendor' ? (
            <ButtonLink to="/offer/create">{t('empty.createOffer')}</ButtonLink>
          ) : (
            <ButtonLink to="/search">{t('empty.search')}</ButtonLink>
          )}
          {others.map((one) => (
            <ButtonLink key={one} variant="ghost" to="/requests" search={{ side, tab: one, page: 1 }}>
              {t('empty.see', { tab: t(`tab.${one}`), count: counts?.[one] ?? 0 })}
            </ButtonLink>
          ))}
        </>
      }
    >
      <p>{t(`empty.${side}${capital[tab]}Text`)}</p>
    </EmptyState>
  );
}
