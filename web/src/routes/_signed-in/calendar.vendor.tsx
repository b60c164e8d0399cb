import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router';
import { CalendarPage } from '../../features/calendar/CalendarPage.js';
import { parseCalendarSearch, type CalendarSearch } from '../../features/calendar/search.js';

export const Route = createFileRoute('/_signed-in/calendar/vendor')({
  staticData: { title: 'calendar:vendorTitle' },
  validateSearch: (search: CalendarSearch & SearchSchemaInput) => parseCalendarSearch(search),
  loader: ({ context }) => context.texts('calendar', 'blocks'),
  component: Page,
});

function Page() {
  return <CalendarPage side="vendor" search={Route.useSearch()} />;
}
