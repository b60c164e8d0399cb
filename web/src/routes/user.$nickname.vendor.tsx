import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/user/$nickname/vendor')({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/user/$nickname/vendor"!</div>;
}
