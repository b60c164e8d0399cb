import { configure } from '@testing-library/react';

/** What a test of the client waits for may take so long: a busy machine is slow, not wrong. */
configure({ asyncUtilTimeout: 100_000 });
