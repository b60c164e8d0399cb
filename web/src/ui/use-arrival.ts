import { useState } from 'react';

/** The time when the component came, so that rendering again says the same; also on the server. */
export const useArrival = (): Date => useState(() => new Date())[0];
