import { createFileRoute } from '@tanstack/react-router';
import { BackofficeFrame } from '../../features/backoffice/BackofficeFrame.js';
import { readTraderSearch, type TraderSearch } from '../../features/traders/trader-list.js';
import { TradersPage } from '../../features/traders/TradersPage.js';

export const Route = createFileRoute('/_signed-in/backoffice/traders')({
  staticData: { title: 'trader:staff.title', access: 'traders', frame: 'backoffice' },
  // Pass the search through unparsed, which keeps the parser out of the entry bundle.
  validateSearch: (raw: TraderSearch): TraderSearch => raw,
  loader: ({ context }) => context.texts('backoffice', 'trader', 'people'),
  component: function Traders() {
    return (
      <BackofficeFrame>
        <TradersPage search={readTraderSearch(Route.useSearch())} />
      </BackofficeFrame>
    );
  },
});
