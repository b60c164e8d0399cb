import { createFileRoute } from '@tanstack/react-router';
import List from 'lucide-react/icons/list';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../../features/account/components/AccountFrame.js';
import { type FiguresSearch, readFiguresSearch } from '../../features/own-offers/figures/figures-search.js';
import { FiguresPage } from '../../features/own-offers/figures/FiguresPage.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { Icon } from '../../ui/Icon.js';

export const Route = createFileRoute('/_signed-in/account/offers_/figures')({
  staticData: { title: 'ownFigures:title' },
  // Pass the search through unparsed, which keeps the parser out of the entry bundle.
  validateSearch: (raw: FiguresSearch): FiguresSearch => raw,
  loader: ({ context }) => context.texts('account', 'ownFigures'),
  component: Page,
});

function Page() {
  const { t } = useTranslation('ownFigures');
  return (
    <AccountFrame
      title={t('title')}
      beside={
        <ButtonLink to="/account/offers" search={{}} variant="ghost">
          <Icon icon={List} />
          {t('toList')}
        </ButtonLink>
      }
    >
      <FiguresPage search={readFiguresSearch(Route.useSearch())} />
    </AccountFrame>
  );
}
