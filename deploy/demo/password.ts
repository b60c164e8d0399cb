/** Shared by all demo users: the demo is for exploring locally. */
export const DEMO_PASSWORD = 'lendring-demo';
