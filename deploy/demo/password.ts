/** One password for everybody: the demo is for looking around on one's own machine. */
export const DEMO_PASSWORD = 'lendring-demo';
