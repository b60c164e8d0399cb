import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/citysearch/$city/')({ component: () => null });
