import { createFileRoute } from '@tanstack/react-router';
import { TimelinePage } from '../../features/calendar/TimelinePage.js';
import { parseTimelineSearch } from '../../features/calendar/search.js';

export const Route = createFileRoute('/_signed-in/calendar/timeline')({
  staticData: { title: 'timeline:title' },
  validateSearch: parseTimelineSearch,
  loader: ({ context }) => context.texts('calendar', 'blocks', 'timeline'),
  component: function Timeline() {
    return <TimelinePage {...Route.useSearch()} />;
  },
});
