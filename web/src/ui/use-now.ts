import { useState } from 'react';

/** The time when the component came, so that rendering again says the same. */
export const useNow = (): Date => useState(() => new Date())[0];
