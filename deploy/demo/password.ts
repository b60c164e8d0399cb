/** Password of all demo users, since the demo is for exploring locally. */
export const DEMO_PASSWORD = 'lendring-demo';
