import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router';
import { readCalendarSearch, type CalendarSearch } from '../../features/groups/search.js';
import { GroupCalendarPage } from '../../features/groups/GroupCalendarPage.js';
import { loadGroup } from '../../features/groups/load-group.js';

export const Route = createFileRoute('/_signed-in/group/$groupId/calendar')({
  staticData: { title: 'groups:calendar.title' },
  validateSearch: (search: CalendarSearch & SearchSchemaInput) => readCalendarSearch(search),
  loader: ({ context, params }) => Promise.all([loadGroup(context, params.groupId, Boolean), context.texts('groups')]),
  component: function Calendar() {
    return <GroupCalendarPage groupId={Route.useParams().groupId} search={readCalendarSearch(Route.useSearch())} />;
  },
});
