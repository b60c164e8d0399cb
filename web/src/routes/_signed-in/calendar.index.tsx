import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_signed-in/calendar/')({ component: () => null });
