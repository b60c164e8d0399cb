import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/user/$nickname/')({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/user/$nickname/"!</div>;
}
