import { Outlet } from '@tanstack/react-router';

export function Frame() {
  return <main id="content"><Outlet /></main>;
}
