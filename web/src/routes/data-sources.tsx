import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/data-sources')({ component: () => null });
