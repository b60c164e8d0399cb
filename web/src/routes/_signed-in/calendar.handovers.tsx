import { createFileRoute } from '@tanstack/react-router';
import { HandoversPage } from '../../features/calendar/HandoversPage.js';
import { parseHandoversSearch } from '../../features/calendar/search.js';

export const Route = createFileRoute('/_signed-in/calendar/handovers')({
  staticData: { title: 'timeline:handovers.title' },
  validateSearch: parseHandoversSearch,
  loader: ({ context }) => context.texts('blocks', 'calendar', 'handover', 'pieces', 'timeline'),
  component: function Handovers() {
    return <HandoversPage {...Route.useSearch()} />;
  },
});
